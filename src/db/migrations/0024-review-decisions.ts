import { type Kysely, sql } from "kysely";

/** Why an office rejected a review; only the desk shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column rejection_reason text`.execute(db);
  // The queue at the desk: those waiting, of one office or of all.
  await sql`create index reviews_pending on reviews (office_id, created_at) where status = 'pending'`.execute(db);
}
