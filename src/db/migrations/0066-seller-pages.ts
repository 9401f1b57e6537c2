import { type Kysely, sql } from "kysely";

/**
 * What a listing's broker shows its seller, and the links that open it. Deleting a link's row revokes it at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seller_pages (
      listing_number integer primary key references listings (number) on delete cascade,
      note text not null default '',
      email text,
      locale text not null,
      is_weekly boolean not null default false,
      version integer not null default 1,
      updated_at timestamptz not null,
      sent_at timestamptz,
      opened_at timestamptz
    )`.execute(db);
  await sql`create index seller_pages_weekly on seller_pages (sent_at) where is_weekly`.execute(db);
  await sql`
    create table seller_page_links (
      token_sha256 text primary key,
      listing_number integer not null references seller_pages on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index seller_page_links_listing on seller_page_links (listing_number)`.execute(db);
}
