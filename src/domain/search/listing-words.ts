import { sql } from "kysely";

/** The words of a listing that keyword search finds. It must match the index `listings_words`. */
export const LISTING_WORDS_SQL =
  "listing_words(name || ' ' || coalesce(brand, ''), county, description, category_slug, subcategory_slug, region_slug)";

export const LISTING_WORDS = sql.raw(LISTING_WORDS_SQL);
