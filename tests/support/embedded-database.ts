import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { type Connection, connectEmbedded } from "#db/connect.ts";
import { migrate } from "#db/migrations.ts";

/** Shared by a worker's test files, because starting the embedded database takes seconds and emptying it doesn't. */
let started: Promise<PGlite> | undefined;

/** The worker's database as the migrations leave it. */
let migrated: { schema: string; rows: { table: string; rows: unknown }[] } | undefined;

/** Opens this worker's database in memory as the migrations leave it. */
export async function openEmbeddedDatabase(): Promise<Connection> {
  started ??= PGlite.create({ extensions: { pg_trgm } });
  const database = await started;
  const connection = connectEmbedded({
    query: (sql, parameters) => database.query(sql, [...parameters]),
    exec: async (sql) => ({ rows: (await database.exec(sql)).flatMap(({ rows }) => rows) }),
    listen: async (channel, onNotify) => void (await database.listen(channel, onNotify)),
    close: async () => void (await database.exec("unlisten *")),
  });
  await database.query("discard all");
  // Running the migrations again takes several times as long as emptying their tables.
  if (migrated && migrated.schema === (await readSchemaVersion(database))) {
    await restoreRows(database, migrated.rows);
    return connection;
  }
  await database.exec(DROP_SCHEMAS_SQL);
  await migrate(connection.db);
  migrated = { schema: await readSchemaVersion(database), rows: await readRows(database) };
  return connection;
}

const OWN_SCHEMAS = "nspname !~ '^(pg_|information_schema$)'";

/** Drops every schema that an earlier file created, as in a new database. */
const DROP_SCHEMAS_SQL = `
  do $$
  declare made text;
  begin
    for made in select nspname from pg_namespace where ${OWN_SCHEMAS}
    loop execute format('drop schema %I cascade', made); end loop;
  end $$;
  create schema public;
`;

/** What statements that define tables, columns, indexes, constraints, triggers and functions write to. */
const CATALOGS = ["namespace", "attribute", "attrdef", "constraint", "trigger", "proc", "sequence", "extension"];

/** Returns a text that differs after every change of the schema. */
async function readSchemaVersion(database: PGlite): Promise<string> {
  const counts = CATALOGS.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from pg_${name})`);
  const { rows } = await database.query<{ version: string }>(`select concat_ws(' ', ${counts}) as version`);
  return rows[0]?.version ?? "";
}

/** Returns the rows of every table that has any. */
async function readRows(database: PGlite): Promise<{ table: string; rows: unknown }[]> {
  const tables = await listTables(database);
  const selections = tables.map((table) => `select '${table}' as table, jsonb_agg(t) as rows from ${table} t`);
  const { rows } = await database.query<{ table: string; rows: unknown }>(selections.join(" union all "));
  return rows.filter((row) => row.rows !== null);
}

async function listTables(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and ${OWN_SCHEMAS}`,
  );
  return rows.map(({ name }) => name);
}

/** Replaces the rows of all tables. Triggers are off, because some tables reject that. */
async function restoreRows(database: PGlite, stored: { table: string; rows: unknown }[]): Promise<void> {
  const tables = await listTables(database);
  await database.transaction(async (transaction) => {
    await transaction.exec(`
      set local session_replication_role = replica;
      truncate ${tables.join(", ")} restart identity;
      delete from pg_statistic where starelid in (${tables.map((table) => `'${table}'::regclass`)});
    `);
    for (const { table, rows } of stored)
      await transaction.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        rows,
      ]);
  });
}
