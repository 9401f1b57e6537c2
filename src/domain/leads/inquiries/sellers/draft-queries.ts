import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SellerDraftTable } from "#db/tables/sellers.ts";

export type DraftRow = Selectable<SellerDraftTable>;

export async function insertDraft(db: Db, draft: Insertable<SellerDraftTable>): Promise<void> {
  await db.insertInto("seller_drafts").values(draft).execute();
}

/** Selects the unexpired draft for a token, locked if it is about to be sent. */
export function selectDraft(
  db: Db,
  token_sha256: string,
  now: Date,
  { forUpdate = false } = {},
): Promise<DraftRow | undefined> {
  const query = db
    .selectFrom("seller_drafts")
    .selectAll()
    .where("token_sha256", "=", token_sha256)
    .where("expires_at", ">", now);
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
}

export function selectDraftById(db: Db, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom("seller_drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function updateAnswers(db: Db, id: string, answers: string): Promise<void> {
  await db.updateTable("seller_drafts").set({ answers }).where("id", "=", id).execute();
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom("seller_drafts").where("id", "=", id).execute();
}

export async function deleteExpiredDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("seller_drafts").where("expires_at", "<=", now).execute();
}
