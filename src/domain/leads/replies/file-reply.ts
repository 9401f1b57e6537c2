import { type Context, enqueue } from "#domain/context.ts";
import { updateLead } from "../lead-queries.ts";
import { queuePush } from "../push/queue-push.ts";
import { recordEvent } from "../require-lead.ts";
import type { LeadRow } from "../routing/inquiry-lead-queries.ts";
import { computeDeadline } from "../routing/reassignment-time.ts";

/** What a lead's person wrote, or someone who replied from another address. */
interface Reply {
  key: string | null;
  text: string;
  details: {
    email: string;
    /** The author's name, or the address if it isn't the person's. */
    from: string;
    other_address?: true;
    /** Whether it was written in the person's account instead of by email. */
    account?: true;
  } & Record<string, unknown>;
}

/**
 * Adds a reply to a locked lead's history, makes the lead wait for an answer again, and notifies the agent, unless the
 * lead is spam. Call it in a transaction. Returns the event's id.
 */
export async function fileReply(context: Context, lead: LeadRow, reply: Reply): Promise<number> {
  const now = context.clock();
  const event_id = await recordEvent(context, lead, { kind: "reply", ...reply });
  const isSpam = lead.spam_at !== null;
  const deadline = lead.waiting_since === null && !isSpam ? await computeDeadline(context, lead, now) : {};
  await updateLead(context.db, lead.id, {
    latest_at: now,
    waiting_since: lead.waiting_since ?? now,
    handled_at: null,
    ...deadline,
  });
  if (isSpam) return event_id;
  await enqueue(context, "lead-mail", { event_id });
  // Push notifications name the person, but someone else may have written this reply.
  if (!reply.details.other_address) await queuePush(context, lead, "reply");
  return event_id;
}
