import { type Kysely, sql } from "kysely";

/**
 * Finds listings with the same headline in a region, and of these, the ones at about the same price. The index of
 * regions alone goes, because two others start with the region.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listings_region_name on listings (region_slug, lower(name), price)`.execute(db);
  await sql`drop index listings_region`.execute(db);
}
