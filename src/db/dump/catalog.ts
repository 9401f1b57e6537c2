import { sql } from "kysely";
import type { Db } from "../connect.ts";

/** Tables that a dump leaves out: people sign in again, and counters and migrations are written by the program. */
const LEFT_OUT = [
  "sessions",
  "email_codes",
  "rate_limits",
  "idempotent_answers",
  "kysely_migration",
  "kysely_migration_lock",
];

/** A table's stored columns. Generated columns are left out, because loading computes them. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function selectTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${LEFT_OUT})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

export async function selectForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

/** Returns the indexes that don't belong to a constraint. */
export async function selectIndexes(db: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = c.oid)
    order by 1`.execute(db);
  return rows;
}

/** Returns the last value of each used sequence, by name. */
export async function selectSequences(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Returns the names of the tables that have rows. */
export async function selectFilledTables(db: Db, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/**
 * Makes every server write values as the same text, and disables the statement timeout. Both last until the transaction
 * ends.
 */
export async function setDumpFormat(db: Db): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values
      ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('bytea_output', 'hex'),
      ('extra_float_digits', '1'), ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')
    ) as settings (name, value)`.execute(db);
}
