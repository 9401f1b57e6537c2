import { get } from "node:http";
import { text } from "node:stream/consumers";
import { addVersions } from "#db/cache-versions.ts";
import { computeMedian, computePercentile, printRow } from "./report.ts";
import { type BuiltSite, startSite, withFolder } from "./sites/built-site.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/*
 * Measures how long each of two sites on one PostgreSQL shows an office's old name after a third process has changed
 * it.
 */
const WRITES = 20;
const WANTED_MS = 1_000;
const MAX_MS = 30_000;

const database = await openGrownPostgres();
const { db } = database.context;
const office = await db
  .selectFrom("offices")
  .select(["slug", "region_slug"])
  .where("slug", "=", "office-1")
  .executeTakeFirstOrThrow();
const path = `/locations/${office.region_slug}/${office.slug}`;

await withFolder((one) =>
  withFolder(async (other) => {
    const sites = [await startSite(one, database.env), await startSite(other, database.env)];
    try {
      const delays: number[] = [];
      for (let write = 0; write < WRITES; write++)
        delays.push(...(await measureDelays(`Renamed ${write} times.`, sites)));
      const what = `a write seen by two other processes, ${WRITES} times`;
      printRow({
        what: `${what}, p50`,
        value: computeMedian(delays),
        unit: "ms",
        digits: 0,
        wanted: { max: WANTED_MS },
      });
      const max = computePercentile(delays, 1 - 1 / delays.length);
      printRow({ what: `${what}, max`, value: max, unit: "ms", digits: 0, wanted: { max: WANTED_MS } });
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  }),
);
await database.stop();

/** Renames the office and polls the page on every site until it shows the new name. Returns milliseconds per site. */
async function measureDelays(name: string, sites: readonly BuiltSite[]): Promise<number[]> {
  for (const site of sites) for (let visit = 0; visit < 2; visit++) await read(site);
  await db.transaction().execute(async (inside) => {
    await inside.updateTable("offices").set({ name, heading: name }).where("slug", "=", office.slug).execute();
    await addVersions(inside, ["offices", `office:${office.slug}`]);
  });
  const written = performance.now();
  return Promise.all(
    sites.map(async (site) => {
      while (!(await read(site)).includes(name)) {
        if (performance.now() - written > MAX_MS) throw new Error(`A write was not seen within ${MAX_MS} ms.`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return performance.now() - written;
    }),
  );
}

function read({ port }: BuiltSite): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, path }, (answer) => text(answer).then(resolve, reject)).once("error", reject);
  });
}
