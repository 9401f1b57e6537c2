import { type Context, runInTransaction } from "#domain/context.ts";
import { getHandledColumns } from "./answered-columns.ts";
import { updateLead } from "./lead-queries.ts";
import { lockWritableLead, recordEvent } from "./require-lead.ts";
import { computeReassignmentTime } from "./routing/reassignment-time.ts";

/**
 * Marks a lead as handled or undoes that. Safe to repeat.
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function markHandled(context: Context, id: string, isHandled: boolean): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { lead, staff } = await lockWritableLead(context, id);
    if (isHandled === (lead.handled_at !== null)) return;
    const now = context.clock();
    const changes = isHandled ? { handled_at: now, ...getHandledColumns(lead, staff, now) } : { handled_at: null };
    await updateLead(context.db, lead.id, changes);
    await recordEvent(context, lead, { kind: isHandled ? "handled" : "reopened" });
  });
}

/**
 * Marks a lead as spam or undoes that. Spam is excluded from all counts, never reassigned, and never matched with later
 * inquiries. Safe to repeat.
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function markSpam(context: Context, id: string, isSpam: boolean): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { lead } = await lockWritableLead(context, id);
    if (isSpam === (lead.spam_at !== null)) return;
    const now = context.clock();
    const isWaiting = !isSpam && lead.waiting_since !== null;
    const pass_on_at = isWaiting ? (await computeReassignmentTime(context, lead.office_id, now)).at : null;
    await updateLead(context.db, lead.id, { spam_at: isSpam ? now : null, pass_on_at });
    await recordEvent(context, lead, { kind: isSpam ? "spam" : "not_spam" });
  });
}
