import { type Kysely, sql } from "kysely";

/** Sitemaps read every public listing's address and date, and nothing else of them: from this index alone, not the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listings_addresses on listings (number) include (slug, updated_at)
    where status in ('active', 'under_offer')`.execute(db);
}
