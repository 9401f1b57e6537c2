import { type Kysely, sql } from "kysely";

/** The words of all public listings, for correcting misspelled searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vocabulary (
      word text collate "C" primary key,
      listings integer not null
    )`.execute(db);
}
