import * as v from "valibot";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { toStorableJson } from "#lib/storable-json.ts";
import { m } from "#messages/messages.js";
import { deleteDraft, deleteOldDrafts, selectDraft, upsertDraft } from "./draft-queries.ts";

/**
 * What a person has typed into a form but not saved. Others who may change the text see it when they open it
 * (`recordEditing`).
 */
export interface Draft {
  /** The form's fields, and the version of the text that it was typed into. */
  data: Record<string, unknown>;
  saved_at: Date;
}

const MAX_BYTES = 300_000;
/** Older drafts are no longer shown, and are deleted when their author types again. */
export const MAX_DRAFT_AGE_MS = 30 * 24 * 3_600_000;
/** A kind of text or `listings`, and its number, or `new`. */
const SUBJECT = /^(articles|components|listings|menus|pages|sections)-(new|[1-9]\d{0,9})$/;

export const draftSchema = v.strictObject({ data: v.record(v.string(), v.unknown(), "invalid") }, "unknown_field");

/** Returns the signed-in person's draft. @throws NotSignedIn; NotFound */
export async function findDraft(context: Context, subject: string): Promise<Draft | null> {
  const account_id = requireSubject(context, subject);
  return (await selectDraft(context.db, { account_id, subject })) ?? null;
}

/** Saves the draft in place of an earlier one. @throws NotSignedIn; NotFound; Invalid if it is too long */
export async function saveDraft(context: Context, subject: string, data: Draft["data"]): Promise<void> {
  const account_id = requireSubject(context, subject);
  const json = toStorableJson(data);
  if (json.length > MAX_BYTES) throw new Invalid(m.desk_too_long(), { data: [m.desk_too_long()] });
  const saved_at = context.clock();
  await runInTransaction(context, async (tx) => {
    await deleteOldDrafts(tx.db, account_id, new Date(saved_at.getTime() - MAX_DRAFT_AGE_MS));
    await upsertDraft(tx.db, { account_id, subject, data: json, saved_at });
  });
}

/**
 * Deletes the signed-in person's draft.
 *
 * @throws NotSignedIn; NotFound
 */
export async function removeDraft(context: Context, subject: string): Promise<void> {
  await deleteDraft(context.db, { account_id: requireSubject(context, subject), subject });
}

function requireSubject(context: Context, subject: string): number {
  const { id } = requireStaff(context);
  if (!SUBJECT.test(subject)) throw new NotFound(m.desk_record_not_found());
  return id;
}
