import { type Kysely, sql } from "kysely";

/** The words that listings are found by, so that misspelled ones can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vocabulary (
      word text collate "C" primary key,
      listings integer not null
    )`.execute(db);
}
