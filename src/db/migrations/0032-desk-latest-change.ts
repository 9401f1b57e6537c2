import { type Kysely, sql } from "kysely";

/** The default order of the desk's list. After an import many listings have the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listings_by_change on listings (updated_at desc, number)`.execute(db);
}
