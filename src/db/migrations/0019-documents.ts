import { type Kysely, sql } from "kysely";

/** Documents behind the NDA, who viewed them, and buyers' qualifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_documents (
      id uuid primary key,
      listing_number integer not null references listings on delete cascade,
      name text not null,
      kind text not null check (kind in ('pdf', 'image', 'sheet')),
      format text not null check (format in ('pdf', 'webp', 'xlsx', 'csv')),
      pages integer not null check (pages > 0),
      bytes integer not null,
      source_sha256 text not null,
      may_download boolean not null default false,
      added_at timestamptz not null,
      unique (listing_number, source_sha256)
    )`.execute(db);
  // No foreign keys: a view stays on record after its document is deleted.
  await sql`
    create table document_views (
      id integer generated always as identity primary key,
      nda_id uuid not null,
      buyer_id integer not null,
      listing_number integer not null,
      document_id uuid not null,
      document_name text not null,
      page integer,
      address text not null,
      viewed_at timestamptz not null
    )`.execute(db);
  await sql`create index document_views_nda on document_views (nda_id, id)`.execute(db);
  await sql`create index document_views_document on document_views (document_id, id)`.execute(db);
  await sql`create index document_views_buyer on document_views (buyer_id, id)`.execute(db);
  await sql`
    create trigger document_views_stay before update or delete or truncate on document_views
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create table buyer_qualifications (
      buyer_id integer primary key references accounts on delete cascade,
      experience text,
      cash_available bigint check (cash_available >= 0),
      timing text,
      financing text,
      about text,
      stated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table funds_proofs (
      buyer_id integer primary key references accounts on delete cascade,
      id uuid not null unique,
      format text not null check (format in ('pdf', 'webp')),
      bytes integer not null,
      sha256 text not null,
      added_at timestamptz not null
    )`.execute(db);
}
