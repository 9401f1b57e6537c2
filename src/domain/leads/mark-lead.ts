import { type Context, inTransaction } from "#domain/context.ts";
import { seenTo } from "./answered.ts";
import { updateLead } from "./lead-queries.ts";
import { recordEvent, writeLead } from "./open-lead.ts";
import { reassignmentTime } from "./routing/reassignment-time.ts";

/** Says that nothing more is to be done, or takes that back. Said before, nothing changes. @throws NotSignedIn, NotFound, NotAllowed */
export async function markHandled(context: Context, id: string, isHandled: boolean): Promise<void> {
  await inTransaction(context, async (context) => {
    const { lead, staff } = await writeLead(context, id);
    if (isHandled === (lead.handled_at !== null)) return;
    const now = context.clock();
    const changes = isHandled ? { handled_at: now, ...seenTo(lead, staff, now) } : { handled_at: null };
    await updateLead(context.db, lead.id, changes);
    await recordEvent(context, lead, { kind: isHandled ? "handled" : "reopened" });
  });
}

/**
 * Says that a lead is spam, or takes that back: spam counts nowhere, is passed on to nobody, and draws no later enquiry
 * to itself. Said before, nothing changes. @throws NotSignedIn, NotFound, NotAllowed
 */
export async function markSpam(context: Context, id: string, isSpam: boolean): Promise<void> {
  await inTransaction(context, async (context) => {
    const { lead } = await writeLead(context, id);
    if (isSpam === (lead.spam_at !== null)) return;
    const now = context.clock();
    const isWaiting = !isSpam && lead.waiting_since !== null;
    const pass_on_at = isWaiting ? (await reassignmentTime(context, lead.office_id, now)).at : null;
    await updateLead(context.db, lead.id, { spam_at: isSpam ? now : null, pass_on_at });
    await recordEvent(context, lead, { kind: isSpam ? "spam" : "not_spam" });
  });
}
