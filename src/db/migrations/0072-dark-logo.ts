import { type Kysely, sql } from "kysely";

/** The network's logo for the dark scheme, beside the one that `0035-network-settings` has columns for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table network_settings
      add column logo_dark_file text,
      add column logo_dark_width integer,
      add column logo_dark_height integer`.execute(db);
}
