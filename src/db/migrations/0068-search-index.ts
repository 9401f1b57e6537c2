import { type Kysely, sql } from "kysely";

/**
 * Writes words to the search indexes at once. PostgreSQL otherwise collects them in a list until the next vacuum, and
 * meanwhile the planner finds the index too expensive and reads every listing: a second per search instead of a
 * millisecond after an import, and for minutes after a restart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'i' and relnamespace = 'public'::regnamespace
      and relam = (select oid from pg_am where amname = 'gin')`.execute(db);
  for (const { name } of rows) {
    await sql`alter index ${sql.ref(name)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${name}::regclass)`.execute(db);
  }
}
