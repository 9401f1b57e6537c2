import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** What was answered, and to which body. */
export interface StoredAnswer {
  body_hash: string;
  answer: Record<string, unknown>;
}

export function selectAnswer(db: Db, id: string, since: Date): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom("idempotent_answers")
    .select(["body_hash", "answer"])
    .where("id", "=", id)
    .where("answered_at", ">", since)
    .executeTakeFirst();
}

/** Makes others who bring the same key wait until this transaction has ended. */
export async function lockAnswer(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 1))`.execute(db);
}

/** Keeps an answer, in place of an older one, and drops those that are too old to be asked for. */
export async function insertAnswer(db: Db, id: string, stored: StoredAnswer, now: Date, oldest: Date): Promise<void> {
  await db.deleteFrom("idempotent_answers").where("answered_at", "<=", oldest).execute();
  const values = { body_hash: stored.body_hash, answer: JSON.stringify(stored.answer), answered_at: now };
  await db
    .insertInto("idempotent_answers")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}
