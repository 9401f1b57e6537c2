import { importListings } from "#domain/listings/import/import-listings.ts";
import { createPortalFile } from "../tests/support/portal-file.ts";
import { printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* An import of 100,000 rows in a portal's wording into PostgreSQL, with its run recorded. */
const ROWS = 100_000;
const WANTED_S = 90;
/** A small import first, so that the growth of the second one is that of its rows. */
const WARM_UP_ROWS = 2_000;

const database = await openGrownPostgres();
const { context } = database;

async function importRows(rows: number): Promise<{ imported: number; peak: number }> {
  const { bytes } = createPortalFile(rows);
  let peak = 0;
  const result = await importListings(context, {
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    },
    source: "import",
    run: { file_name: "bench.csv" },
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    },
  });
  return { imported: result.created, peak };
}

await importRows(WARM_UP_ROWS);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const cpu = process.cpuUsage();
const start = performance.now();
const { imported, peak } = await importRows(ROWS);
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(cpu);
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
printRow({ what: "peak heap above the start", value: (peak - before) / 1_000_000, unit: "MB", wanted: { max: 250 } });
await database.stop();
