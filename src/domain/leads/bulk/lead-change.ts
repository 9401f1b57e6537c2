import { type Context, runInTransaction } from "#domain/context.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { assignLead } from "../assign-lead.ts";
import { markHandled, revertHandled } from "../mark-lead.ts";
import { lockWritableLead } from "../require-lead.ts";
import type { LeadRow } from "../routing/inquiry-lead-queries.ts";

/** What to change in each lead: its agent, or that it is closed and why. */
export type LeadBulkChange = { agent: number } | { reason: string };

/** What a bulk change may change of a lead. */
export interface LeadState {
  agent: number | null;
  handled: boolean;
}

/** The change of one lead: a new agent, closing it with a reason, or reopening it. */
export interface LeadChange {
  id: string;
  /** The state that was previewed. */
  seen: LeadState;
  agent?: number | null | undefined;
  reason?: string | undefined;
  reopens?: true | undefined;
}

export const getState = ({ agent_id, handled_at }: Pick<LeadRow, "agent_id" | "handled_at">): LeadState => ({
  agent: agent_id,
  handled: handled_at !== null,
});

/**
 * Makes a change of one lead, with the checks and events of the single change.
 *
 * @throws Conflict if the lead is no longer as it was previewed; NotFound, NotAllowed; Invalid
 */
export function applyLeadChange(context: Context, { id, seen, agent, reason, reopens }: LeadChange): Promise<void> {
  return runInTransaction(context, async (tx) => {
    const { lead } = await lockWritableLead(tx, id);
    const now = getState(lead);
    if (lead.id !== id || now.agent !== seen.agent || now.handled !== seen.handled)
      throw new Conflict(m.bulk_lead_changed());
    if (agent !== undefined) await assignLead(tx, id, agent);
    else if (reason !== undefined) await markHandled(tx, id, true, reason);
    else if (reopens) await revertHandled(tx, id);
    else throw new Invalid(m.bulk_unchanged(), {});
  });
}

/** Converts a bulk change to a change of one lead. @throws Invalid if it would change nothing */
export function toLeadChange(lead: LeadRow, change: LeadBulkChange): LeadChange {
  const seen = getState(lead);
  const isSame = "agent" in change ? change.agent === seen.agent : seen.handled;
  if (isSame) throw new Invalid(m.bulk_unchanged(), {});
  return { id: lead.id, seen, ...change };
}

/**
 * Returns the change that undoes a change. Returns null if the lead had no agent and moved to another office, because
 * unassigning the lead would leave it in that office.
 */
export function toUndo(before: LeadRow, after: LeadRow, change: LeadChange): LeadChange | null {
  const undo = { id: before.id, seen: getState(after) };
  if (change.agent === undefined) return { ...undo, reopens: true };
  return before.agent_id === null && before.office_id !== after.office_id ? null : { ...undo, agent: before.agent_id };
}
