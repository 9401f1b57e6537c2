import { type Kysely, sql } from "kysely";

/** Leads, their events, and the last runs of scheduled jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      office_id integer not null references offices,
      agent_id integer references agents,
      source text not null check (source in ('paid', 'organic', 'campaign', 'referral', 'direct', 'unknown')),
      received_at timestamptz not null,
      latest_at timestamptz not null,
      waiting_since timestamptz,
      pass_on_at timestamptz,
      answers integer not null default 0,
      first_answered_at timestamptz,
      first_answered_by integer references agents,
      handled_at timestamptz,
      spam_at timestamptz,
      merged_into uuid references leads on delete cascade
    )`.execute(db);
  await sql`create index leads_office on leads (office_id, latest_at desc)`.execute(db);
  await sql`create index leads_agent on leads (agent_id, latest_at desc)`.execute(db);
  await sql`create index leads_latest on leads (latest_at desc)`.execute(db);
  await sql`create index leads_received on leads (received_at)`.execute(db);
  await sql`create index leads_due on leads (pass_on_at) where pass_on_at is not null`.execute(db);
  await sql`alter table enquiries add column lead_id uuid references leads on delete set null`.execute(db);
  await sql`create index enquiries_lead on enquiries (lead_id, received_at)`.execute(db);
  await sql`create index enquiries_unfiled on enquiries (received_at) where lead_id is null`.execute(db);
  await sql`
    create table lead_events (
      id integer generated always as identity primary key,
      lead_id uuid not null references leads on delete cascade,
      key uuid unique,
      kind text not null check (kind in ('note', 'call', 'answer', 'handled', 'reopened', 'assigned', 'passed_on',
        'merged', 'split', 'spam', 'not_spam')),
      account_id integer references accounts on delete set null,
      agent_id integer references agents,
      text text,
      details jsonb not null default '{}',
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index lead_events_lead on lead_events (lead_id, id)`.execute(db);
  await sql`alter table offices add column lead_limit_minutes integer
    check (lead_limit_minutes between 1 and 10080)`.execute(db);
  await sql`
    create table clock_work (
      name text primary key,
      started_at timestamptz not null,
      finished_at timestamptz,
      done integer,
      error text
    )`.execute(db);
}
