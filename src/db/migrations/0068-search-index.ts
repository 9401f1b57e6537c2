import { type Kysely, sql } from "kysely";

/** The indexes of the word search and of the desk's. */
const INDEXES = ["listings_words", "listings_name_words", "listing_confidential_words"];

/**
 * Writes listings' words to the indexes at once. PostgreSQL otherwise collects them in a list until the next vacuum, and
 * meanwhile the planner finds the index too expensive and reads every listing: a second per search instead of a
 * millisecond after an import, and for minutes after a restart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
