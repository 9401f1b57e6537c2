import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type FinishedProgram, runProgram, type ServerProcess, startServerProcess } from "./server-process.ts";

export interface Site extends ServerProcess {
  dataDir: string;
}

interface SiteOptions {
  /** Configuration of this server only. `DATA_DIR` reopens an earlier server's folder. */
  env?: Record<string, string>;
  /** Starts on an empty folder, as a first start does, instead of on a copy of the demo. */
  fresh?: boolean;
}

const running = new Set<Site>();
const folders: string[] = [];

afterAll(async () => {
  await Promise.all([...running].map((site) => site.stop()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })));
});

/**
 * Starts the built site with the demo network on a free port and stops it with the test file. Rate limits are off
 * unless `env` turns them on, because all tests share one IP address. Another edition starts on an empty folder,
 * because a folder belongs to one edition.
 */
export async function startSite({ env = {}, fresh = false }: SiteOptions = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? (await createDataFolder(fresh || (env.COUNTRY ?? "US") !== "US"));
  const server = await startServerProcess({ RATE_LIMITS: "off", ...env, DATA_DIR: dataDir });
  const site = { ...server, dataDir };
  running.add(site);
  site.ended.then(() => running.delete(site));
  return site;
}

/** Loads a demo network of 400 listings into an empty PostgreSQL database: a first start would load all 3,000. */
export function loadSmallDemo(env: Record<string, string>): Promise<FinishedProgram> {
  return runProgram("command.js", ["demo", "--listings", "400"], env);
}

/** Creates a data folder that is removed with the test file: empty, or with the demo network. */
export async function createDataFolder(empty = false): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "handover-site-"));
  folders.push(folder);
  const demonstration = process.env.TEST_DEMONSTRATION;
  if (!empty && demonstration) await cp(demonstration, folder, { recursive: true });
  return folder;
}
