import { startPostgres } from "./postgres.ts";

/** With `TEST_DATABASE=postgres` and no server named in `TEST_DATABASE_URL`, starts one for this run of the tests. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== "postgres" || process.env.TEST_DATABASE_URL) return undefined;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
