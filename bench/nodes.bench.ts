import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";
import type { LoadResult, LoadTask } from "./sites/load.ts";

/*
 * Measures how many pages per second one node serves with 1, 2 and 4 processes on one PostgreSQL, cached and uncached.
 * The clients run on the same machine, so more processes than cores can't help.
 */
const LISTINGS = 10_000;
const PROCESSES = [1, 2, 4];
const CLIENTS = 16;
const SECONDS = 8;

const database = await openGrownPostgres();
await database.growTo(LISTINGS);
console.log(`${availableParallelism()} cores, shared by the site, PostgreSQL and the clients`);
const single = { cached: Number.NaN, fresh: Number.NaN };
for (const processes of PROCESSES) {
  await withFolder(async (folder) => {
    const args = processes > 1 ? ["--processes", String(processes)] : [];
    const site = await startSite(folder, { ...database.env, RATE_LIMITS: "off" }, args);
    try {
      for (const kind of ["cached", "fresh"] as const) {
        await load({ port: site.port, kind, clients: CLIENTS, seconds: SECONDS / 2 });
        const { pages, failed } = await load({ port: site.port, kind, clients: CLIENTS, seconds: SECONDS });
        const value = pages / SECONDS;
        if (processes === 1) single[kind] = value;
        printRow({
          what: `${kind} pages, ${processes} process${processes > 1 ? "es" : ""}`,
          value,
          unit: "pages/s",
          digits: 0,
          beside: `${(value / single[kind]).toFixed(2)} × one process, ${failed} failed`,
          floor: { min: 1 },
        });
        if (failed > 0) process.exitCode = 1;
      }
    } finally {
      await site.stop();
    }
  });
}
await database.stop();

/** Requests pages in a worker thread. */
async function load(task: LoadTask): Promise<LoadResult> {
  const worker = new Worker(new URL("./sites/load.ts", import.meta.url), { workerData: task });
  const [result] = (await once(worker, "message")) as [LoadResult];
  await worker.terminate();
  return result;
}
