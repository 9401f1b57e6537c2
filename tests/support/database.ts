import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { afterAll } from "vitest";
import { type Connection, connectEmbedded, connectPostgres } from "#db/connect.ts";
import { migrate } from "#db/migrations.ts";

/**
 * Opens a fresh, migrated database for one test file: PGlite in memory, or with `TEST_DATABASE=postgres` a new database
 * on this worker's server. It is closed when the file ends.
 */
export async function openTestDatabase(): Promise<Connection> {
  const connection = process.env.TEST_DATABASE === "postgres" ? await openOnServer() : await openInMemory();
  await migrate(connection.db);
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

/** Shared by a worker's test files, because starting the embedded database takes seconds and emptying it doesn't. */
let embedded: Promise<PGlite> | undefined;

async function openInMemory(): Promise<Connection> {
  embedded ??= PGlite.create({ extensions: { pg_trgm } });
  const database = await embedded;
  await database.query("discard all");
  await database.exec(DROP_SCHEMAS_SQL);
  return connectEmbedded({
    query: (sql, parameters) => database.query(sql, [...parameters]),
    exec: async (sql) => ({ rows: (await database.exec(sql)).flatMap(({ rows }) => rows) }),
    listen: async (channel, onNotify) => void (await database.listen(channel, onNotify)),
    close: async () => void (await database.exec("unlisten *")),
  });
}

/** Drops every schema that an earlier file created, as in a new database. */
const DROP_SCHEMAS_SQL = `
  do $$
  declare made text;
  begin
    for made in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$)'
    loop execute format('drop schema %I cascade', made); end loop;
  end $$;
  create schema public;
`;

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
