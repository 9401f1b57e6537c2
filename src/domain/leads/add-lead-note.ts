import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { getAnsweredColumns } from "./answered-columns.ts";
import { LEAD_TEXT_LIMITS } from "./lead-limits.ts";
import { selectInquiriesFor, updateLead } from "./lead-queries.ts";
import { isDone, eventKey as key, lockWritableLead, recordEvent } from "./require-lead.ts";

const text = v.pipe(v.string("invalid"), v.transform(normalizeLines), v.maxLength(LEAD_TEXT_LIMITS.note, "too_long"));

export const noteSchema = v.strictObject({ key, text: v.pipe(text, v.minLength(1, "required")) }, "unknown_field");

/** `text` is what was said on the phone. An unanswered call is added as a note instead. */
export const callSchema = v.strictObject({ key, text: v.nullish(text) }, "unknown_field");

/** Adds a note for colleagues. A note doesn't count as an answer. @throws NotSignedIn, NotFound, NotAllowed */
export async function addLeadNote(
  context: Context,
  id: string,
  { key, text }: v.InferOutput<typeof noteSchema>,
): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { lead } = await lockWritableLead(context, id);
    if (await isDone(context, key)) return;
    await recordEvent(context, lead, { kind: "note", key: key ?? null, text });
  });
}

/**
 * Logs a phone call that reached the lead, which counts as an answer. Returns the person's name; null if the key was
 * already processed. @throws NotSignedIn, NotFound, NotAllowed
 */
export async function logCall(
  context: Context,
  id: string,
  { key, text }: v.InferOutput<typeof callSchema>,
): Promise<string | null> {
  return runInTransaction(context, async (context) => {
    const { lead, staff } = await lockWritableLead(context, id);
    if (await isDone(context, key)) return null;
    await recordEvent(context, lead, { kind: "call", key: key ?? null, text: text || null });
    await updateLead(context.db, lead.id, getAnsweredColumns(lead, staff, context.clock()));
    const [inquiry] = await selectInquiriesFor(context.db, lead.id);
    return inquiry?.name ?? "";
  });
}
