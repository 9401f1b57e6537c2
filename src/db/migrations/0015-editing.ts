import { type Kysely, sql } from "kysely";

/** Listing editing: versions, change history, answers to questions, uploaded photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column closing_terms text,
      add column version integer not null default 1`.execute(db);
  await sql`
    create table listing_changes (
      id integer generated always as identity primary key,
      listing_number integer not null references listings on delete cascade,
      account_id integer references accounts on delete set null,
      field text not null,
      old_value text,
      new_value text,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index listing_changes_listing on listing_changes (listing_number, id desc)`.execute(db);
  await sql`
    create table listing_answers (
      listing_number integer not null references listings on delete cascade,
      question text not null,
      reason text not null,
      account_id integer references accounts on delete set null,
      answered_at timestamptz not null,
      primary key (listing_number, question)
    )`.execute(db);
  await sql`
    alter table media
      add column source_sha256 text,
      add column had_location boolean not null default false`.execute(db);
  await sql`create unique index media_source on media (listing_number, source_sha256)`.execute(db);
  await sql`create index media_path on media (path text_pattern_ops)`.execute(db);
}
