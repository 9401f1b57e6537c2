import { type Kysely, sql } from "kysely";

/** pg-boss stores the schedule and the results of its runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table clock_work`.execute(db);
}
