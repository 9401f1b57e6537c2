import { type Kysely, sql } from "kysely";

/**
 * What buyers compare franchises by: the brand, which keyword search finds with the headline, the cash they need, the
 * territory and the training.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column brand text,
      add column cash_required bigint,
      add column territory text,
      add column training text`.execute(db);
  await sql`drop index listings_words`.execute(db);
  await sql`
    create index listings_words on listings using gin (listing_words(
      name || ' ' || coalesce(brand, ''), county, description, category_slug, subcategory_slug, region_slug
    )) with (fastupdate = off)`.execute(db);
}
