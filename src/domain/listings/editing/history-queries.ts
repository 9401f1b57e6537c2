import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingAnswerTable, ListingChangeTable } from "#db/tables/listings.ts";

export async function insertChanges(db: Db, changes: Insertable<ListingChangeTable>[]): Promise<void> {
  if (changes.length > 0) await db.insertInto("listing_changes").values(changes).execute();
}

/** Selects a listing's changes with their authors, latest first. */
export function selectChanges(db: Db, listing_number: number, limit: number) {
  return db
    .selectFrom("listing_changes")
    .leftJoin("staff", "staff.account_id", "listing_changes.account_id")
    .select([
      "listing_changes.id",
      "listing_changes.field",
      "listing_changes.old_value",
      "listing_changes.new_value",
      "listing_changes.changed_at",
      "staff.name as who",
    ])
    .where("listing_number", "=", listing_number)
    .orderBy("listing_changes.id", "desc")
    .limit(limit)
    .execute();
}

export async function upsertAnswers(db: Db, answers: Insertable<ListingAnswerTable>[]): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto("listing_answers")
    .values(answers)
    .onConflict((conflict) =>
      conflict.columns(["listing_number", "question"]).doUpdateSet((eb) => ({
        reason: eb.ref("excluded.reason"),
        account_id: eb.ref("excluded.account_id"),
        answered_at: eb.ref("excluded.answered_at"),
      })),
    )
    .execute();
}

/** Selects the answers to a listing's questions, with their authors. */
export function selectAnswers(db: Db, listing_number: number) {
  return db
    .selectFrom("listing_answers")
    .leftJoin("staff", "staff.account_id", "listing_answers.account_id")
    .select(["question", "reason", "answered_at", "staff.name as who"])
    .where("listing_number", "=", listing_number)
    .execute();
}
