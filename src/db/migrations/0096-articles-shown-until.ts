import { type Kysely, sql } from "kysely";

/** Until when the articles whose date has come have been shown, so that none is missed while no worker runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table network_settings add column articles_shown_until timestamptz`.execute(db);
}
