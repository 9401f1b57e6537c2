import { type Kysely, sql } from "kysely";

/** Tasks on a deal, a lead or a listing, and the secret addresses of their calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id uuid primary key,
      deal_id uuid references deals on delete cascade,
      lead_id uuid references leads on delete cascade,
      listing_number integer references listings (number) on delete cascade,
      account_id integer references accounts on delete set null,
      title text not null,
      due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      done_at timestamptz,
      reminded_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (num_nonnulls(deal_id, lead_id, listing_number) = 1)
    )`.execute(db);
  await sql`create index tasks_deal on tasks (deal_id) where deal_id is not null`.execute(db);
  await sql`create index tasks_lead on tasks (lead_id) where lead_id is not null`.execute(db);
  await sql`create index tasks_listing on tasks (listing_number) where listing_number is not null`.execute(db);
  await sql`create index tasks_account on tasks (account_id, due_on) where done_at is null`.execute(db);
  await sql`create index tasks_due on tasks (due_on) where done_at is null and reminded_at is null`.execute(db);
  await sql`
    create table task_calendars (
      account_id integer primary key references accounts on delete cascade,
      token_sha256 text not null unique,
      created_at timestamptz not null
    )`.execute(db);
}
