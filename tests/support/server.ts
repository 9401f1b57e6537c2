import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

export interface Site extends ServerProcess {
  dataDir: string;
}

interface SiteOptions {
  /** Configuration of this server alone; `DATA_DIR` opens a folder of an earlier one again. */
  env?: Record<string, string>;
  /** Starts on an empty folder, as a newcomer's first start does, instead of on a copy of the demonstration. */
  fresh?: boolean;
}

const running = new Set<Site>();
const folders: string[] = [];

afterAll(async () => {
  await Promise.all([...running].map((site) => site.stop()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })));
});

/**
 * Starts the built site with the demonstration network on a free port, and ends it with the test file. It limits nobody
 * unless `env` says so, since all tests come from one address. Another edition starts on an empty folder, since a folder
 * belongs to one.
 */
export async function startSite({ env = {}, fresh = false }: SiteOptions = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? (await dataFolder(fresh || (env.COUNTRY ?? "US") !== "US"));
  const server = await startServerProcess({ RATE_LIMITS: "off", ...env, DATA_DIR: dataDir });
  const site = { ...server, dataDir };
  running.add(site);
  site.ended.then(() => running.delete(site));
  return site;
}

/** A folder for a site's data that goes with the test file: empty, or with the demonstration network in it. */
export async function dataFolder(empty = false): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "handover-site-"));
  folders.push(folder);
  const demonstration = process.env.TEST_DEMONSTRATION;
  if (!empty && demonstration) await cp(demonstration, folder, { recursive: true });
  return folder;
}
