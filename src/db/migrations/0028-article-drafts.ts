import { type Kysely, sql } from "kysely";

/** An article that is written at the desk and not published yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts add column is_draft boolean not null default false`.execute(db);
}
