import { type Kysely, sql } from "kysely";

/** Finds listings of the same place and price, which may be the same business. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listings_region_price on listings (region_slug, price)`.execute(db);
}
