import { type Kysely, sql } from "kysely";

/** Sellers' drafts, and an index for a sector's sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seller_drafts (
      id uuid primary key,
      token_sha256 text not null unique,
      email text not null,
      locale text not null,
      path text not null,
      answers jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index seller_drafts_expiry on seller_drafts (expires_at)`.execute(db);
  await sql`create index listings_sold on listings (category_slug, sold_at desc) where status = 'sold'`.execute(db);
}
