import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openEmbedded } from "#db/embedded/data-folder.ts";
import { growListings, insertNetwork } from "../search/bench-queries.ts";
import { startSite } from "../sites/built-site.ts";

const root = join(import.meta.dirname, "../..");

/** Fills an empty data folder with an embedded database of this many listings. */
export async function fillFolder(folder: string, listings: number): Promise<void> {
  const site = await startSite(folder, { DEMO: "0" });
  await site.stop();
  const connection = await openEmbedded(folder, join(root, "src/db/embedded/worker.ts"), async () => {});
  await insertNetwork(connection.db);
  await growListings(connection.db, listings);
  await connection.close();
}

/** Opens the same database in an otherwise empty process. Returns milliseconds and bytes of memory. */
export async function openAlone(folder: string): Promise<{ ms: number; rss: number }> {
  const program = join(import.meta.dirname, "pglite-alone.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder]);
  return JSON.parse(stdout);
}
