import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatCommand } from "#config/format-command.ts";
import { countListings, selectOfficeSlugs } from "#demo/demo-queries.ts";
import { loadDemo } from "#demo/load-demo.ts";
import { createDemoNetwork } from "#demo/networks/demo-network.ts";
import type { Context } from "#domain/context.ts";
import { rebuildVocabulary } from "#domain/search/vocabulary/rebuild-vocabulary.ts";
import { type BuildPaths, loadWrittenContent, type Services } from "../bootstrap.ts";
import type { Print } from "./print.ts";

/** Max rows for a database embedded in the server's own process. */
const MAX_EMBEDDED_LISTINGS = 100_000;
const MAX_LISTINGS = 2_000_000;

/**
 * Loads the demo network with `--listings N` listings. Leaves a database that already has offices unchanged. Exits with
 * 1 in that case, 2 if N is invalid.
 */
export async function loadDemonstration(
  args: string[],
  { connection, context }: Services,
  print: Print,
  places: BuildPaths,
): Promise<number> {
  const fail = (reason: string, code = 2): number => {
    print.err(reason);
    return code;
  };
  const { offices, listings } = createDemoNetwork(context.edition);
  const wanted = readCount(args, listings);
  if (wanted === null)
    return fail(`Choose from 1 to ${MAX_LISTINGS} listings: ${formatCommand("demo", "--listings 10000")}`);
  if (wanted > MAX_EMBEDDED_LISTINGS && connection.kind === "embedded") {
    return fail(
      `The embedded database is limited to ${MAX_EMBEDDED_LISTINGS} listings. For more, set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const started = performance.now();
  const loaded = await loadDemo(context, openSampleSpreadsheet(places), (step) => print.err(step), wanted);
  if (!loaded) {
    const demo = new Set(offices.map(({ slug }) => slug));
    const isDemo = (await selectOfficeSlugs(context.db)).every((slug) => demo.has(slug));
    return isDemo
      ? fail(
          `The demo network is already loaded, with ${await countListings(context.db)} listings. Nothing was changed. To load another size, use an empty database.`,
          1,
        )
      : fail("This database already has other offices, so the demo network was not loaded.", 1);
  }
  // The demo's offices and agents have pages of their own.
  await loadWrittenContent(context, places);
  const seconds = Math.round((performance.now() - started) / 1000);
  print.out(
    `Loaded ${loaded.offices} offices and ${loaded.listings} listings in ${seconds} s. All people are fictional.`,
  );
  return 0;
}

/** Loads the demo network into a database without offices; otherwise does nothing. */
export async function loadDemoNetwork(
  context: Context,
  places: BuildPaths,
  report: (step: string) => void,
): Promise<void> {
  const loaded = await loadDemo(context, openSampleSpreadsheet(places), (step) => report(`Demo network: ${step}.`));
  if (!loaded) return;
  await rebuildVocabulary(context);
  report("The demo network is ready. All people in it are fictional.");
}

/** Opens a sample of what a broker would send. */
function openSampleSpreadsheet(places: BuildPaths): () => AsyncIterable<Uint8Array> {
  return () => createReadStream(join(places.project, "demo", "listings.csv"));
}

/** Parses the number of `--listings N`; returns `fallback` without it, null if it is invalid. */
function readCount(args: string[], fallback: number): number | null {
  try {
    const { values } = parseArgs({ args, options: { listings: { type: "string" } } });
    if (values.listings === undefined) return fallback;
    const count = Number(values.listings);
    return Number.isInteger(count) && count >= 1 && count <= MAX_LISTINGS ? count : null;
  } catch {
    return null;
  }
}
