import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { selectWaitingReply } from "../lead-email-queries.ts";
import { updateLead } from "../lead-queries.ts";
import { queuePush } from "../push/queue-push.ts";
import { recordEvent } from "../require-lead.ts";
import { lockOverdueLead, selectOverdueLeads } from "./overdue-queries.ts";
import { computeReassignmentTime } from "./reassignment-time.ts";

/** Max leads per run. */
const MAX_OVERDUE = 200;

/**
 * Notifies the office and the agent of each lead whose person replied and hasn't been answered within the office's limit.
 * The lead stays with its agent, who knows the person. While an office with posted hours is closed, no one is notified.
 * Safe to run in several processes.
 *
 * @returns the number of leads
 */
export async function notifyOverdueReplies(context: Context): Promise<number> {
  let notified = 0;
  for (const { id } of await selectOverdueLeads(context.db, context.clock(), MAX_OVERDUE))
    if (await runInTransaction(context, (tx) => notify(tx, id))) notified += 1;
  return notified;
}

async function notify(tx: Context, id: string): Promise<boolean> {
  const now = tx.clock();
  const lead = await lockOverdueLead(tx.db, id, now);
  if (!lead) return false;
  const { is_open, at } = await computeReassignmentTime(tx, lead.office_id, now);
  if (!is_open) {
    await updateLead(tx.db, id, { overdue_at: at });
    return false;
  }
  await updateLead(tx.db, id, { overdue_at: null });
  const event_id = await recordEvent(tx, lead, { kind: "overdue", agent_id: lead.agent_id });
  await enqueue(tx, "lead-mail", { event_id });
  const reply = await selectWaitingReply(tx.db, id, lead.waiting_since ?? now);
  // Push notifications name the person, but someone else may have written the reply.
  if (!reply?.isOtherAddress) await queuePush(tx, lead, "overdue");
  return true;
}
