import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { migrate } from "#db/migrations.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

/**
 * Opens a fresh, migrated database for one test file: PGlite in memory, or with `TEST_DATABASE=postgres` a new database
 * on this worker's server. It is closed when the file ends.
 */
export async function openTestDatabase(): Promise<Connection> {
  const connection = process.env.TEST_DATABASE === "postgres" ? await openOnServer() : await openEmbeddedDatabase();
  if (connection.kind === "postgres") await migrate(connection.db);
  afterAll(() => connection.close());
  return connection;
}

/**
 * Opens another process's connection to the same database. The embedded database has one session, so there it returns
 * the same connection. It is closed when the file ends.
 */
export async function openSecondConnection(first: Connection): Promise<Connection> {
  if (first.kind === "embedded") return first;
  const { rows } = await first.executeSql("select current_database() as name");
  const connection = connectPostgres(getUrl((rows[0] as { name: string }).name), (error) => {
    throw error;
  });
  afterAll(() => connection.close());
  return connection;
}

/** Opens a new database on this worker's server, without tables; `options` are those of `create database`. */
export async function openOnServer(options = ""): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(getUrl("postgres"));
  await admin.connect();
  await admin.query(`create database ${name} ${options}`);
  await admin.end();
  return connectPostgres(getUrl(name), (error) => {
    throw error;
  });
}

/** Returns the URL of a database on this worker's server. */
function getUrl(database: string): string {
  const servers = process.env.TEST_DATABASE_URLS?.split(" ") ?? [];
  const url = new URL(servers[Number(process.env.VITEST_POOL_ID) - 1] ?? "");
  url.pathname = `/${database}`;
  return url.href;
}
