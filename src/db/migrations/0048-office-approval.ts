import { type Kysely, sql } from "kysely";

/** Whether buyers of all of an office's listings wait for approval after signing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offices add column nda_approval boolean not null default false`.execute(db);
}
