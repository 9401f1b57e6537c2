import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ContentDraftTable } from "#db/tables/content.ts";

type Key = Pick<Insertable<ContentDraftTable>, "account_id" | "subject">;

export async function upsertDraft(db: Db, draft: Insertable<ContentDraftTable>): Promise<void> {
  const { data, saved_at } = draft;
  await db
    .insertInto("content_drafts")
    .values(draft)
    .onConflict((conflict) => conflict.columns(["account_id", "subject"]).doUpdateSet({ data, saved_at }))
    .execute();
}

export function selectDraft(db: Db, { account_id, subject }: Key) {
  return db
    .selectFrom("content_drafts")
    .select(["data", "saved_at"])
    .where("account_id", "=", account_id)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export async function deleteDraft(db: Db, { account_id, subject }: Key): Promise<void> {
  await db.deleteFrom("content_drafts").where("account_id", "=", account_id).where("subject", "=", subject).execute();
}

/** Deletes a person's drafts from before a time. */
export async function deleteOldDrafts(db: Db, account_id: number, before: Date): Promise<void> {
  await db.deleteFrom("content_drafts").where("account_id", "=", account_id).where("saved_at", "<", before).execute();
}
