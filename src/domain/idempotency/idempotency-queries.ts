import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

export interface StoredResponse {
  body_hash: string;
  answer: Record<string, unknown>;
}

export function selectResponse(db: Db, id: string, since: Date): Promise<StoredResponse | undefined> {
  return db
    .selectFrom("idempotent_answers")
    .select(["body_hash", "answer"])
    .where("id", "=", id)
    .where("answered_at", ">", since)
    .executeTakeFirst();
}

/** Blocks concurrent calls with the same key until this transaction ends. */
export async function lockKey(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 1))`.execute(db);
}

/** Stores a response, replacing an expired one, and deletes all expired responses. */
export async function insertResponse(
  db: Db,
  id: string,
  stored: StoredResponse,
  now: Date,
  oldest: Date,
): Promise<void> {
  await db.deleteFrom("idempotent_answers").where("answered_at", "<=", oldest).execute();
  const values = { body_hash: stored.body_hash, answer: JSON.stringify(stored.answer), answered_at: now };
  await db
    .insertInto("idempotent_answers")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}
