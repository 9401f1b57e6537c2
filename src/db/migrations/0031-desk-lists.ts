import { type Kysely, sql } from "kysely";

/** Indexes of the desk's list of listings: its filters, orders, words and figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts and filters read this index alone; the rows are wide.
  await sql`
    create index listings_desk on listings
      (status, office_id, agent_id, category_slug, price, listed_at, confirmed_at, number)`.execute(db);
  await sql`create index listings_by_name on listings (lower(name), number)`.execute(db);
  await sql`create index listings_by_price on listings (price, number)`.execute(db);
  await sql`create index listings_by_price_down on listings (price desc nulls last, number)`.execute(db);
  await sql`create index listings_by_age on listings (listed_at, number)`.execute(db);
  await sql`create index listings_by_confirmation on listings (coalesce(confirmed_at, listed_at), number)`.execute(db);
  await sql`create index listings_name_words on listings using gin (to_tsvector('simple'::regconfig, name))`.execute(
    db,
  );
  await sql`
    create index listing_confidential_words on listing_confidential
      using gin (to_tsvector('simple'::regconfig, coalesce(legal_name, '')))`.execute(db);
  await sql`
    create index enquiries_listing on enquiries (listing_number, received_at)
      where listing_number is not null`.execute(db);
}
