import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Marks where a row starts in the current transaction. */
export async function createSavepoint(db: Db): Promise<void> {
  await sql`savepoint import_row`.execute(db);
}

/** Rolls back what was written since the row started, even after a failed statement. */
export async function rollBackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint import_row`.execute(db);
}
