import { type Kysely, sql } from "kysely";

/** Indexes the uncropped photos, to find the listing of one that is requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index media_original on media ((original ->> 'path') text_pattern_ops) where original is not null`.execute(
    db,
  );
}
