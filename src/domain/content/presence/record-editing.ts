import { type Context, requireStaff } from "#domain/context.ts";
import type { ContentEditor, EditedContent } from "../editing/content-kind.ts";
import { deleteEditorsBefore, selectOtherEditors, upsertEditor } from "./presence-queries.ts";

/** The forms of a text that are open at the desk. */
export interface OpenForms {
  /** The text's current version. */
  version: string;
  /** The other people who have it open, with what they have typed and not saved; null if nothing. */
  data: Awaited<ReturnType<typeof selectOtherEditors>>;
}

/** A form that hasn't called for this long is closed. Open ones call every few seconds. */
const PRESENT_MS = 30_000;

/**
 * Records that the viewer has a text's form open, and returns who else has.
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
  const since = new Date(now.getTime() - PRESENT_MS);
  await deleteEditorsBefore(context.db, since);
  await upsertEditor(context.db, { ...editor, seen_at: now });
  return { version, data: await selectOtherEditors(context.db, editor, since) };
}
