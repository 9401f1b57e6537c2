import { type Kysely, sql } from "kysely";

/** What head office sets for the whole network: its brand, legal notice, and whether the set-up list is done with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table network_settings (
      id integer primary key default 1 check (id = 1),
      brand text,
      logo_file text,
      logo_width integer,
      logo_height integer,
      accent_light text,
      accent_dark text,
      legal_notice text,
      set_up_dismissed_at timestamptz,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into network_settings default values`.execute(db);
}
