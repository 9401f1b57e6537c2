import { type Context, runInTransaction } from "#domain/context.ts";
import { getHandledColumns } from "./answered-columns.ts";
import { selectLatestEvent, updateLead } from "./lead-queries.ts";
import { lockWritableLead, recordEvent } from "./require-lead.ts";
import { computeDeadline } from "./routing/reassignment-time.ts";

/**
 * Marks a lead as handled, with or without a reason, or undoes that. Safe to repeat.
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function markHandled(context: Context, id: string, isHandled: boolean, reason?: string): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { lead, staff } = await lockWritableLead(context, id);
    if (isHandled === (lead.handled_at !== null)) return;
    const now = context.clock();
    const changes = isHandled ? { handled_at: now, ...getHandledColumns(lead, staff, now) } : { handled_at: null };
    await updateLead(context.db, lead.id, changes);
    const { waiting_since, first_answered_at, first_answered_by } = lead;
    const before: StateBefore = {
      waiting_since: waiting_since?.toISOString() ?? null,
      first_answered_at: first_answered_at?.toISOString() ?? null,
      first_answered_by,
    };
    await recordEvent(
      context,
      lead,
      isHandled ? { kind: "handled", text: reason ?? null, details: { before } } : { kind: "reopened" },
    );
  });
}

/** What marking a lead as handled overwrites, in the event's details. Times are ISO 8601 UTC. */
interface StateBefore {
  waiting_since: string | null;
  first_answered_at: string | null;
  first_answered_by: number | null;
}

/**
 * Takes back that a lead was marked as handled: if nothing has happened since, it waits for an answer again as before.
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function revertHandled(context: Context, id: string): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { lead } = await lockWritableLead(context, id);
    if (lead.handled_at === null) return;
    const latest = await selectLatestEvent(context.db, lead.id);
    const before = latest?.kind === "handled" ? (latest.details as { before?: StateBefore }).before : undefined;
    if (!before) return markHandled(context, id, false);
    const toTime = (text: string | null) => (text === null ? null : new Date(text));
    const first_answered_at = toTime(before.first_answered_at);
    const waits = before.waiting_since !== null && lead.spam_at === null;
    const { office_id } = lead;
    await updateLead(context.db, lead.id, {
      handled_at: null,
      waiting_since: toTime(before.waiting_since),
      first_answered_at,
      first_answered_by: before.first_answered_by,
      ...(waits && (await computeDeadline(context, { office_id, first_answered_at }, context.clock()))),
    });
    await recordEvent(context, lead, { kind: "reopened" });
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
    const deadline = isWaiting ? await computeDeadline(context, lead, now) : { pass_on_at: null, overdue_at: null };
    await updateLead(context.db, lead.id, { spam_at: isSpam ? now : null, ...deadline });
    await recordEvent(context, lead, { kind: isSpam ? "spam" : "not_spam" });
  });
}
