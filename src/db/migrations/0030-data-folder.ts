import { type Kysely, sql } from "kysely";

/** The folder that all nodes of a site share, by the id in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_folder (
      id uuid not null,
      is_only boolean primary key default true check (is_only)
    )`.execute(db);
}
