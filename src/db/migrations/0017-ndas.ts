import { type Kysely, sql } from "kysely";

/** NDAs, their immutable evidence, and the access they grant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings add column nda_approval boolean not null default false`.execute(db);
  await sql`
    create table ndas (
      id uuid primary key,
      buyer_id integer references accounts on delete set null,
      listing_number integer not null references listings,
      name text not null,
      email text not null,
      signature text not null,
      address text not null,
      user_agent text not null,
      time_zone text,
      locale text not null,
      template_version text not null,
      text text not null,
      text_sha256 text not null,
      call_key text,
      signed_at timestamptz not null,
      approval text not null check (approval in ('not_asked', 'waiting', 'approved', 'declined')),
      decided_at timestamptz,
      revoked_at timestamptz,
      pdf_sha256 text,
      unique (buyer_id, listing_number)
    )`.execute(db);
  await sql`create index ndas_listing on ndas (listing_number, signed_at)`.execute(db);
  await sql`create index ndas_pdf on ndas (pdf_sha256)`.execute(db);
  // No foreign keys: the hash covers exactly the values stored here.
  await sql`
    create table nda_events (
      position integer primary key,
      kind text not null,
      nda_id text,
      buyer_id integer,
      listing_number integer,
      happened_at text not null,
      details text not null,
      previous_hash text not null,
      hash text not null unique
    )`.execute(db);
  await sql`create index nda_events_buyer on nda_events (buyer_id, listing_number, position)`.execute(db);
  await sql`create index nda_events_nda on nda_events (nda_id, position)`.execute(db);
  await sql`
    create trigger nda_events_stay before update or delete or truncate on nda_events
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create table legal_reviews (
      version text primary key,
      text_sha256 text not null,
      reviewed_by integer not null references accounts,
      reviewed_at timestamptz not null
    )`.execute(db);
}
