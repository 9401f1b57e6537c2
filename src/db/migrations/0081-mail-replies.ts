import { type Kysely, sql } from "kysely";

/** Replies that come back by email: the secret part of a lead's address, the replies' events, and files of emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column reply_token text unique`.execute(db);
  await sql`alter table lead_events drop constraint lead_events_kind_check`.execute(db);
  await sql`
    alter table lead_events add constraint lead_events_kind_check check (kind in ('note', 'call', 'answer', 'reply',
      'handled', 'reopened', 'assigned', 'passed_on', 'merged', 'split', 'spam', 'not_spam'))`.execute(db);
  // The row stays when its lead is deleted, until an hourly job has deleted the file.
  await sql`
    create table lead_files (
      id uuid primary key,
      lead_id uuid references leads on delete set null,
      event_id integer references lead_events on delete set null,
      account_id integer references accounts on delete set null,
      name text not null,
      content_type text not null,
      bytes integer not null,
      added_at timestamptz not null
    )`.execute(db);
  await sql`create index lead_files_lead on lead_files (lead_id, event_id)`.execute(db);
  await sql`create index lead_files_event on lead_files (event_id)`.execute(db);
  await sql`create index lead_files_loose on lead_files (added_at) where event_id is null`.execute(db);
}
