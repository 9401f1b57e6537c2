import { type Kysely, sql } from "kysely";

/** The visible part of a cropped photo, and the photo that it was cropped from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column crop jsonb, add column original jsonb`.execute(db);
}
