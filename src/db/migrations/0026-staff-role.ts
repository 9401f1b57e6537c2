import { type Kysely, sql } from "kysely";

/** `rank` suggested an order among staff; it is the role that decides what they may do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff rename column rank to staff_role`.execute(db);
}
