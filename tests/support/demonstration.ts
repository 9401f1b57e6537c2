import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantCanaries } from "./canaries.ts";
import { startServerProcess } from "./server-process.ts";

/**
 * Creates the demo's data once for all files of a run; `startSite` gives each server its own copy. All steps of
 * `npm test` use the folder in TEST_RUN.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DEMONSTRATION) return undefined;
  const { TEST_RUN } = process.env;
  const shared = TEST_RUN && join(TEST_RUN, "demonstration");
  if (shared) {
    if (!existsSync(shared)) await rename(await createDemonstration(), shared);
    process.env.TEST_DEMONSTRATION = shared;
    return undefined;
  }
  const folder = await createDemonstration();
  process.env.TEST_DEMONSTRATION = folder;
  return async () => {
    delete process.env.TEST_DEMONSTRATION;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates the demo in a folder that is complete when this resolves. */
async function createDemonstration(): Promise<string> {
  const folder = await mkdtemp(join(process.env.TEST_RUN ?? tmpdir(), "handover-demonstration-"));
  try {
    const server = await startServerProcess({ DATA_DIR: folder });
    const code = await server.stop();
    if (code !== 0) throw new Error(`The first start did not end cleanly (${code}):\n${server.log()}`);
    await plantCanaries(folder);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
