import { sql } from "kysely";
import type { Db } from "../connect.ts";
import { selectMigrations } from "../migrations.ts";
import { selectSequences, selectTables, setDumpFormat, type Table } from "./catalog.ts";
import { createTableDigest, type TableDigest } from "./table-digest.ts";

/** A database's content in a form that any other of the same schema can load. */
export interface Dump {
  /** The names of the migrations that created its schema. */
  migrations: string[];
  sequences: Record<string, string>;
  tables: DumpedTable[];
}

export interface DumpedTable {
  name: string;
  columns: string[];
  /** The rows in batches. A row is a JSON array with each column's value as text, or null. */
  readRows(): AsyncIterable<string[]>;
}

const BATCH_ROWS = 1_000;

/** Runs work on one consistent state of the database, while other processes write to it. */
export function withDump<T>(db: Db, work: (dump: Dump, db: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      await setDumpFormat(transaction);
      return work(await openDump(transaction), transaction);
    });
}

/** Reads a database's content inside a transaction that has this format. */
export async function openDump(db: Db): Promise<Dump> {
  const tables = await selectTables(db);
  return {
    migrations: await selectMigrations(db),
    sequences: await selectSequences(db),
    tables: tables.map((table) => ({
      name: table.name,
      columns: table.columns.map(({ name }) => name),
      readRows: () => readRows(db, table),
    })),
  };
}

async function* readRows(db: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare dump cursor for select json_build_array(${values})::text as row from ${sql.table(name)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH_ROWS)} from dump`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH_ROWS) break;
  }
  await sql`close dump`.execute(db);
}

/** Returns the digest of every table, by name. */
export async function digestTables({ tables }: Pick<Dump, "tables">): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const { name, readRows } of tables) {
    const digest = createTableDigest();
    for await (const rows of readRows()) rows.forEach(digest.add);
    digests[name] = digest.read();
  }
  return digests;
}
