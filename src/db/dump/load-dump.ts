import { sql } from "kysely";
import { StartupError } from "#lib/errors.ts";
import type { Db } from "../connect.ts";
import { migrate } from "../migrations.ts";
import {
  selectFilledTables,
  selectForeignKeys,
  selectIndexes,
  selectTables,
  setDumpFormat,
  type Table,
} from "./catalog.ts";
import { type Dump, type DumpedTable, digestTables, openDump } from "./dump.ts";
import { createTableDigest, type TableDigest } from "./table-digest.ts";

/** Tables in which migrations insert rows, so that a new database has them too. */
const SEEDED_TABLES = ["network_settings"];

/**
 * Loads a dump into an empty database, compares what is stored with what was read, and runs `work` before it commits.
 * If anything fails, the database stays empty. Afterwards it has the schema of this release.
 *
 * @throws StartupError if a table differs from the dump.
 */
export async function loadDump(
  db: Db,
  dump: Dump,
  work: (db: Db, digests: Record<string, TableDigest>) => Promise<void>,
): Promise<void> {
  await migrate(db, { names: dump.migrations });
  await db.transaction().execute(async (transaction) => {
    await setDumpFormat(transaction);
    const keys = await selectForeignKeys(transaction);
    // Rows may refer to rows of a table that is loaded later, so foreign keys are checked at the end.
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
    // Building an index at the end takes a fraction of the time of updating it for each row.
    const indexes = await selectIndexes(transaction);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(transaction);
    const tables = new Map((await selectTables(transaction)).map((table) => [table.name, table]));
    // Deletes the rows that migrations inserted, because the dump contains them too, possibly changed.
    for (const name of SEEDED_TABLES.filter((name) => tables.has(name)))
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    // The dump already contains what the triggers wrote.
    for (const name of tables.keys()) await setTriggers(transaction, name, "disable");
    const read: Record<string, TableDigest> = {};
    for (const dumped of dump.tables) {
      const table = tables.get(dumped.name);
      if (!table) throw new StartupError(`The database has no table ${dumped.name}.`);
      read[dumped.name] = await loadTable(transaction, table, dumped);
    }
    for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    for (const name of tables.keys()) await setTriggers(transaction, name, "enable");
    for (const [name, value] of Object.entries(dump.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(transaction);
    const stored = await digestTables(await openDump(transaction));
    const different = listDifferences(read, stored);
    if (different.length > 0) throw new StartupError(`These tables were not stored as read: ${different.join(", ")}.`);
    await work(transaction, stored);
  });
  await migrate(db);
  await sql`analyze`.execute(db);
}

async function setTriggers(db: Db, table: string, state: "disable" | "enable"): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db);
}

async function loadTable(db: Db, { name, columns }: Table, dumped: DumpedTable): Promise<TableDigest> {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  const into = sql.join(dumped.columns.map((column) => sql.ref(column)));
  const values = sql.join(
    dumped.columns.map((column, at) => {
      const type = types.get(column);
      if (!type) throw new StartupError(`Table ${name} has no column ${column}.`);
      return sql`(row ->> ${sql.lit(at)})::${sql.raw(type)}`;
    }),
  );
  const digest = createTableDigest();
  for await (const rows of dumped.readRows()) {
    rows.forEach(digest.add);
    await sql`
      insert into ${sql.table(name)} (${into}) overriding system value
      select ${values} from jsonb_array_elements(${`[${rows.join()}]`}::jsonb) as rows (row)`.execute(db);
  }
  return digest.read();
}

/** Returns the names of the tables that have rows, none for a database without any. */
export async function listFilledTables(db: Db): Promise<string[]> {
  const tables = await selectTables(db);
  return selectFilledTables(
    db,
    tables.filter(({ name }) => !SEEDED_TABLES.includes(name)),
  );
}

/** Returns the tables whose digests differ, with both counts. */
export function listDifferences(
  expected: Readonly<Record<string, TableDigest>>,
  found: Readonly<Record<string, TableDigest>>,
): string[] {
  return Object.entries(expected).flatMap(([name, { rows, checksum }]) => {
    const other = found[name];
    return other?.checksum === checksum && other.rows === rows ? [] : [`${name} (${other?.rows ?? 0} of ${rows} rows)`];
  });
}
