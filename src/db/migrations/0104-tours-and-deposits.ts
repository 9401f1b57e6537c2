import { type Kysely, sql } from "kysely";

/** A virtual tour for buyers with a signed NDA. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listing_confidential
      add column tour_url text check (tour_url like 'https://%')`.execute(db);
}
