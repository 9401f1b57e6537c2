import { type Kysely, sql } from "kysely";

/** An office's photo, and what it shows. Agents have a column for theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offices add column photo text, add column photo_alt text`.execute(db);
}
