import { type Kysely, sql } from "kysely";

/** An index of the whole photos that are shown cropped, by which a request for one finds its listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index media_original on media ((original ->> 'path') text_pattern_ops) where original is not null`.execute(
    db,
  );
}
