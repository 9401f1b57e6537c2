import { type Kysely, sql } from "kysely";

/** The browser of each session, for the list of one's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column user_agent text`.execute(db);
}
