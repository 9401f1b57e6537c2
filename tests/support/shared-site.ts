import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "./server-process.ts";

/**
 * Starts one site with the demo network for all files of a run that change nothing another file could notice: each
 * start costs seconds.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "handover-shared-site-"));
  await cp(process.env.TEST_DEMONSTRATION ?? "", folder, { recursive: true });
  const server = await startServerProcess({ RATE_LIMITS: "off", DATA_DIR: folder });
  process.env.TEST_SITE = server.origin;
  return async () => {
    delete process.env.TEST_SITE;
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

/**
 * Returns the site that all files share. A file that needs its own configuration, imports, or counts what is stored
 * starts its own with `startSite`.
 */
export function getSharedSite(): { origin: string } {
  const origin = process.env.TEST_SITE;
  if (!origin) throw new Error("The shared site isn't running: its project needs shared-site.ts as a global setup.");
  return { origin };
}
