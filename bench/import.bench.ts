import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importListings } from "#domain/listings/import/import-listings.ts";
import { createPortalFile } from "../tests/support/portal-file.ts";
import { printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* Imports 100,000 rows with a portal's column names into PostgreSQL, from a file and recorded as an import run. */
const ROWS = 100_000;
const WANTED_S = 90;
/** Starts with a small import, so that the memory growth of the second one comes only from its rows. */
const WARM_UP_ROWS = 2_000;
/** Rows between two measurements of the memory in use. */
const LIVE_EVERY = 20_000;

const database = await openGrownPostgres();
const { context } = database;
const folder = await mkdtemp(join(tmpdir(), "import-bench-"));

/** Returns the heap in use after a full garbage collection. */
function measureLive(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function importRows(path: string): Promise<{ imported: number; peak: number; live: number[] }> {
  let peak = 0;
  const live: number[] = [];
  const result = await importListings(context, {
    open: () => createReadStream(path),
    source: "import",
    run: { file_name: "bench.csv" },
    onProgress: (rows) => {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
      if (rows >= (live.length + 1) * LIVE_EVERY) live.push(measureLive());
    },
  });
  return { imported: result.created, peak, live };
}

async function writeRows(rows: number): Promise<string> {
  const path = join(folder, `${rows}.csv`);
  await writeFile(path, createPortalFile(rows).bytes);
  return path;
}

await importRows(await writeRows(WARM_UP_ROWS));
const path = await writeRows(ROWS);
const before = measureLive();
const cpu = process.cpuUsage();
const start = performance.now();
const { imported, peak, live } = await importRows(path);
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(cpu);
const toMegabytes = (bytes: number): number => (bytes - before) / 1_000_000;
printRow({
  what: `import of ${ROWS.toLocaleString("en")} rows, elapsed`,
  value: seconds,
  unit: "s",
  wanted: { max: WANTED_S },
});
printRow({
  what: "the same, CPU time without the database",
  value: (user + system) / 1_000_000,
  unit: "s",
  wanted: { max: WANTED_S },
  beside: `${imported.toLocaleString("en")} listings created`,
});
printRow({ what: "peak heap above the start", value: toMegabytes(peak), unit: "MB", wanted: { max: 250 } });
printRow({
  what: `in use after the last ${LIVE_EVERY.toLocaleString("en")} rows, above the start`,
  value: toMegabytes(live.at(-1) ?? before),
  unit: "MB",
  beside: `before: ${live
    .slice(0, -1)
    .map((bytes) => toMegabytes(bytes).toFixed(0))
    .join(", ")}`,
});
await rm(folder, { recursive: true });
await database.stop();
