import { type Kysely, sql } from "kysely";

/** Why an office rejected a review; only the desk shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column rejection_reason text`.execute(db);
  // For the desk's queue of pending reviews, of one office or of all offices.
  await sql`create index reviews_pending on reviews (office_id, created_at) where status = 'pending'`.execute(db);
}
