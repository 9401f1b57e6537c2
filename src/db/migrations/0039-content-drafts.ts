import { type Kysely, sql } from "kysely";

/** What staff have typed into a text's form and not saved yet, one per person and text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_drafts (
      account_id integer not null references accounts (id) on delete cascade,
      subject text not null,
      data jsonb not null,
      saved_at timestamptz not null,
      primary key (account_id, subject)
    )`.execute(db);
}
