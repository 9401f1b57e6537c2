import { type Kysely, sql } from "kysely";

/** Finds leads by the words of their messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index enquiries_message_words on enquiries
      using gin (to_tsvector('simple'::regconfig, coalesce(message, ''))) with (fastupdate = off)`.execute(db);
}
