import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

type Table = "offices" | "agents" | "leads";

/** Tables whose rows are parts of a record, or only counts about it. */
const PARTS: Record<Table, readonly string[]> = {
  offices: [
    "office_territories",
    "office_opening_hours",
    "import_columns",
    "former_slugs",
    "transfers",
    "daily_listing_views",
    "monthly_listing_views",
  ],
  agents: ["team_members", "former_slugs", "transfers", "daily_listing_views", "monthly_listing_views"],
  leads: ["enquiries"],
};

/** Locks records until the transaction ends, so that no one can edit them or add records that depend on them. */
export async function lockRecords(db: Db, table: Table, ids: readonly (number | string)[]): Promise<void> {
  const type = sql.raw(table === "leads" ? "uuid[]" : "integer[]");
  await sql`select id from ${sql.table(table)} where id = any(${[...ids]}::${type}) order by id for update`.execute(db);
}

/**
 * Counts the rows that refer to records, by the record's id and the rows' table. Every foreign key counts, so that a
 * new table is a dependent until it is listed as a part.
 */
export async function countDependents(
  db: Db,
  table: Table,
  ids: readonly (number | string)[],
): Promise<Map<string, Map<string, number>>> {
  const counts = new Map<string, Map<string, number>>();
  if (ids.length === 0) return counts;
  const type = sql.raw(table === "leads" ? "uuid[]" : "integer[]");
  for (const { name, column } of await selectReferences(db, table)) {
    if (PARTS[table].includes(name)) continue;
    const { rows } = await sql<{ id: string; count: number }>`
      select ${sql.ref(column)}::text as id, count(*)::integer as count from ${sql.table(name)}
      where ${sql.ref(column)} = any(${[...ids]}::${type}) group by 1`.execute(db);
    for (const { id, count } of rows) {
      const known = counts.get(id) ?? new Map<string, number>();
      counts.set(id, known.set(name, (known.get(name) ?? 0) + count));
    }
  }
  return counts;
}

async function selectReferences(db: Db, table: Table): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select relname as name, attname as column from pg_constraint as reference
    join pg_class on pg_class.oid = reference.conrelid
    join pg_attribute on attrelid = reference.conrelid and attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass
    order by relname, attname`.execute(db);
  return rows;
}
