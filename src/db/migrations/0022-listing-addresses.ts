import { type Kysely, sql } from "kysely";

/** An index from which sitemaps read all public listings' URLs and dates without the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listings_addresses on listings (number) include (slug, updated_at)
    where status in ('active', 'under_offer')`.execute(db);
}
