import { type Kysely, sql } from "kysely";

/** Inquiries, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiries (
      id uuid primary key,
      type text not null check (type in
        ('contact', 'listing', 'valuation', 'seller_registration', 'mergers', 'franchise', 'guide')),
      name text not null,
      email text not null,
      phone text,
      postal_code text,
      message text,
      office_id integer not null references offices,
      agent_id integer references agents,
      listing_number integer references listings,
      fields jsonb not null default '{}',
      tracking jsonb not null default '[]',
      privacy_consent text not null,
      sms_consent text,
      verified boolean not null default false,
      form text not null,
      locale text not null,
      fingerprint text not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index enquiries_fingerprint on enquiries (fingerprint, received_at)`.execute(db);
  await sql`create index enquiries_office on enquiries (office_id, received_at)`.execute(db);
  await sql`
    create table outbox (
      id uuid primary key,
      key text not null unique,
      to_address text not null,
      reply_to text,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null default '{}',
      attachments jsonb not null default '[]',
      status text not null default 'waiting' check (status in ('waiting', 'held', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index outbox_newest on outbox (created_at desc, id)`.execute(db);
  await sql`create index outbox_to on outbox (lower(to_address), created_at desc)`.execute(db);
}
