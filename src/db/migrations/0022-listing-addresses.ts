import { type Kysely, sql } from "kysely";

/** An index with the URLs and dates of all public listings, so that sitemaps do not read the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listings_addresses on listings (number) include (slug, updated_at)
    where status in ('active', 'under_offer')`.execute(db);
}
