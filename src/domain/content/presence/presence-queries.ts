import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ContentEditorTable } from "#db/tables/content.ts";
import type { ContentKindName } from "../editing/revision-queries.ts";

export async function upsertEditor(db: Db, editor: Insertable<ContentEditorTable>): Promise<void> {
  const { seen_at } = editor;
  await db
    .insertInto("content_editors")
    .values(editor)
    .onConflict((conflict) => conflict.columns(["kind", "subject_id", "account_id"]).doUpdateSet({ seen_at }))
    .execute();
}

export async function deleteEditorsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("content_editors").where("seen_at", "<", before).execute();
}

/** Selects the other people who have had a text open since a time, with what they have typed and not saved. */
export function selectOtherEditors(
  db: Db,
  { kind, subject_id, account_id }: { kind: ContentKindName; subject_id: number; account_id: number },
  since: Date,
) {
  return db
    .selectFrom("content_editors as editor")
    .innerJoin("staff", "staff.account_id", "editor.account_id")
    .leftJoin("content_drafts as draft", (join) =>
      join.onRef("draft.account_id", "=", "editor.account_id").on("draft.subject", "=", `${kind}s-${subject_id}`),
    )
    .select(["staff.name", "draft.data as draft", "draft.saved_at as typed_at"])
    .where("editor.kind", "=", kind)
    .where("editor.subject_id", "=", subject_id)
    .where("editor.account_id", "!=", account_id)
    .where("editor.seen_at", ">=", since)
    .orderBy("staff.name")
    .orderBy("editor.account_id")
    .execute();
}
