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

interface EditedText {
  kind: ContentKindName;
  subject_id: number;
  account_id: number;
}

/**
 * Selects the other people who have had a text open since a time, or have typed something since the other and not saved
 * it, also when their form is closed.
 */
export function selectOtherEditors(
  db: Db,
  { kind, subject_id, account_id }: EditedText,
  { seenSince, typedSince }: { seenSince: Date; typedSince: Date },
) {
  return db
    .selectFrom("staff")
    .leftJoin("content_editors as editor", (join) =>
      join
        .onRef("editor.account_id", "=", "staff.account_id")
        .on("editor.kind", "=", kind)
        .on("editor.subject_id", "=", subject_id)
        .on("editor.seen_at", ">=", seenSince),
    )
    .leftJoin("content_drafts as draft", (join) =>
      join
        .onRef("draft.account_id", "=", "staff.account_id")
        .on("draft.subject", "=", `${kind}s-${subject_id}`)
        .on("draft.saved_at", ">=", typedSince),
    )
    .select(({ eb }) => [
      "staff.name",
      eb("editor.account_id", "is not", null).$castTo<boolean>().as("is_open"),
      "draft.data as draft",
      "draft.saved_at as typed_at",
    ])
    .where("staff.account_id", "!=", account_id)
    .where((eb) => eb.or([eb("editor.account_id", "is not", null), eb("draft.account_id", "is not", null)]))
    .orderBy("is_open", "desc")
    .orderBy("staff.name")
    .orderBy("staff.account_id")
    .execute();
}
