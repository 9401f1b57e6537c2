import { type Kysely, sql } from "kysely";

/** Deals: a buyer's purchase of a listing, from the first talk to the closing, and their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deals (
      id uuid primary key,
      listing_number integer not null references listings (number) on delete cascade,
      lead_id uuid references leads on delete set null,
      buyer_id integer references buyers (account_id) on delete set null,
      office_id integer not null references offices,
      agent_id integer references agents,
      stage text not null check (stage in ('new', 'talking', 'nda', 'loi', 'due_diligence', 'closing', 'closed', 'lost')),
      stage_since timestamptz not null,
      lost_reason text check (lost_reason in ('price', 'financing', 'due_diligence', 'other_business', 'other_buyer',
        'seller_withdrew', 'no_response', 'other')),
      lost_note text,
      expected_closing text check (expected_closing ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      commission_basis_points integer check (commission_basis_points between 0 and 10000),
      commission bigint check (commission >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz,
      check ((lost_reason is not null) = (stage = 'lost')),
      check ((ended_at is not null) = (stage in ('closed', 'lost')))
    )`.execute(db);
  await sql`create index deals_office on deals (office_id, stage, stage_since desc)`.execute(db);
  await sql`create index deals_agent on deals (agent_id, stage, stage_since desc)`.execute(db);
  await sql`create index deals_stage on deals (stage, stage_since desc)`.execute(db);
  await sql`create index deals_updated on deals (updated_at desc)`.execute(db);
  await sql`create index deals_listing on deals (listing_number)`.execute(db);
  await sql`create index deals_lead on deals (lead_id)`.execute(db);
  await sql`create index deals_buyer on deals (buyer_id)`.execute(db);
  await sql`
    create unique index deals_open_lead on deals (listing_number, lead_id) where ended_at is null`.execute(db);
  await sql`
    create unique index deals_open_buyer on deals (listing_number, buyer_id) where ended_at is null`.execute(db);
  await sql`
    create table deal_events (
      id integer generated always as identity primary key,
      deal_id uuid not null references deals on delete cascade,
      kind text not null,
      account_id integer references accounts on delete set null,
      from_stage text,
      to_stage text,
      text text,
      details jsonb not null default '{}',
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index deal_events_deal on deal_events (deal_id, id)`.execute(db);
}
