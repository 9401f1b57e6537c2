import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantCanaries } from "./canaries.ts";
import { startServerProcess } from "./server-process.ts";

/** Creates the demo's data once for all files of a run; `startSite` gives each server its own copy. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DEMONSTRATION) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "handover-demonstration-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await startServerProcess({ DATA_DIR: folder });
    const code = await server.stop();
    if (code !== 0) throw new Error(`The first start did not end cleanly (${code}):\n${server.log()}`);
    await plantCanaries(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  process.env.TEST_DEMONSTRATION = folder;
  return async () => {
    delete process.env.TEST_DEMONSTRATION;
    await remove();
  };
}
