import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

/**
 * With `TEST_DATABASE=postgres`, starts a server for each worker of this run. Transaction ids are shared by a whole
 * server, so test files on one server would wait for each other.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== "postgres") return undefined;
  const servers = await Promise.all(Array.from({ length: vitest.config.maxWorkers }, () => startPostgres()));
  process.env.TEST_DATABASE_URLS = servers.map(({ url }) => url).join(" ");
  return async () => void (await Promise.all(servers.map(({ stop }) => stop())));
}
