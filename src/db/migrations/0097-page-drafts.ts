import { type Kysely, sql } from "kysely";

/** Pages that are written at the desk before the site shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table website_pages add column is_draft boolean not null default false`.execute(db);
}
