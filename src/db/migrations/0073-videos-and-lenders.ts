import { type Kysely, sql } from "kysely";

/** A listing's video on another site, and the lender that prequalified the business. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column video_url text check (video_url like 'https://%'),
      add column prequalified_by text`.execute(db);
}
