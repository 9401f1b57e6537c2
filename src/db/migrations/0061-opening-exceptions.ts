import { type Kysely, sql } from "kysely";

/** Dates on which an office's hours differ from its week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offices add column opening_exceptions jsonb not null default '[]'`.execute(db);
}
