import { type Context, requireStaff } from "#domain/context.ts";
import { MAX_DRAFT_AGE_MS } from "../drafts/drafts.ts";
import type { ContentEditor, EditedContent } from "../editing/content-kind.ts";
import { deleteEditorsBefore, selectOtherEditors, upsertEditor } from "./presence-queries.ts";

/** Who else is working on a text at the desk. */
export interface OpenForms {
  /** The text's current version. */
  version: string;
  /** The other people who have it open or have closed it without saving, with what they have typed; null if nothing. */
  data: Awaited<ReturnType<typeof selectOtherEditors>>;
}

/** A form that hasn't called for this long is closed. Open ones call every few seconds. */
const PRESENT_MS = 30_000;

/**
 * Records that the viewer has a text's form open, and returns who else has, or has left unsaved text in it.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function recordEditing(
  context: Context,
  { kind, find }: Pick<ContentEditor<EditedContent, never>, "kind" | "find">,
  id: number,
): Promise<OpenForms> {
  const { version } = await find(context, id, "write");
  const editor = { kind, subject_id: id, account_id: requireStaff(context).id };
  const now = context.clock();
  const seenSince = new Date(now.getTime() - PRESENT_MS);
  const typedSince = new Date(now.getTime() - MAX_DRAFT_AGE_MS);
  await deleteEditorsBefore(context.db, seenSince);
  await upsertEditor(context.db, { ...editor, seen_at: now });
  return { version, data: await selectOtherEditors(context.db, editor, { seenSince, typedSince }) };
}
