import { type Kysely, sql } from "kysely";

/**
 * Emails that ask whether a listing is current, each with a link that confirms it. `reminders_from` is the time of this
 * migration for listings that exist, and of the insert for later ones: no reminder counts days before it. PostgreSQL
 * stores the default of an added column once, so the table isn't rewritten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column reminders_from timestamptz not null default now()`.execute(db);
  await sql`
    create table listing_confirmations (
      id uuid primary key,
      token_sha256 text not null unique,
      listing_number integer not null references listings (number) on delete cascade,
      agent_id integer references agents on delete cascade,
      email text not null,
      step_days integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ends_at timestamptz,
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create index listing_confirmations_listing on listing_confirmations (listing_number, created_at)`.execute(
    db,
  );
  await sql`create index listing_confirmations_end on listing_confirmations (ends_at) where withdrawn_at is null`.execute(
    db,
  );
}
