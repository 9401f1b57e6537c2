import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { toOpen } from "#domain/imports/desk-imports.ts";
import { importListings } from "#domain/listings/import/import-listings.ts";
import { createPortalFile } from "../tests/support/portal-file.ts";
import { computePercentile, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/*
 * Measures a site's pages during an import into its database by command, and the event loop delay of the importing
 * process, which pages wait for when the site itself imports a file from the desk.
 */
const ROWS = 20_000;
const STORED = 5_000;
const WANTED_P99_MS = 250;
/** Milliseconds between two pages, as on a site with visitors but without load. */
const PAUSE_MS = 50;
const SEARCH = "/buy-a-business/business-listing-search";

const database = await openGrownPostgres();
const { context } = database;
await database.growTo(STORED);
const listings = await context.db
  .selectFrom("listings")
  .select(["number", "slug"])
  .where("status", "=", "active")
  .limit(500)
  .execute();

await withFolder(async (folder) => {
  const site = await startSite(folder, database.env);
  const { bytes } = createPortalFile(ROWS);
  const kinds = {
    listing: (at: number) => `/buy-a-business/listings/${listings[at % listings.length]?.slug}`,
    search: (at: number) => `${SEARCH}?price_max=${1_000_000 + at}`,
  };
  const idle = await measureUntil(site.port, kinds, new Promise((resolve) => setTimeout(resolve, 5_000)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const run = { file_name: "bench.csv" };
  const importing = importListings(context, { open: toOpen(bytes), source: "import", run });
  const during = await measureUntil(site.port, kinds, importing);
  delay.disable();
  for (const kind of ["listing", "search"] as const)
    for (const share of [0.5, 0.99]) {
      printRow({
        what: `${kind} pages during an import, p${share * 100}`,
        value: computePercentile(during[kind], share),
        unit: "ms",
        digits: 0,
        beside: `${during[kind].length} pages; without an import ${computePercentile(idle[kind], share).toFixed(0)} ms`,
        wanted: { max: WANTED_P99_MS },
      });
    }
  for (const [name, value] of [
    ["p50", delay.percentile(50)],
    ["p99", delay.percentile(99)],
    ["max", delay.max],
  ] as const) {
    printRow({
      what: `event loop delay of the importing process, ${name}`,
      value: value / 1e6,
      unit: "ms",
      digits: 0,
      wanted: { max: WANTED_P99_MS },
    });
  }
  await site.stop();
});
await database.stop();

type Kinds = Record<"listing" | "search", (at: number) => string>;

/** Requests pages of both kinds in turn until the work is done. Returns the milliseconds that each took. */
async function measureUntil(port: number, kinds: Kinds, work: Promise<unknown>) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const taken: Record<keyof Kinds, number[]> = { listing: [], search: [] };
  for (let at = 0; !isDone; at++)
    for (const kind of ["listing", "search"] as const) {
      const started = performance.now();
      await readPage(port, kinds[kind](at));
      taken[kind].push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  await done;
  return taken;
}

async function readPage(port: number, path: string): Promise<void> {
  const [response] = (await once(get({ port, path }), "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  if (response.statusCode !== 200) throw new Error(`${path} was answered with ${response.statusCode}.`);
}
