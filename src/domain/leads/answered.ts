import type { StaffViewer } from "#domain/context.ts";
import type { LeadRow } from "./routing/filing-queries.ts";

/** What a lead is once somebody has answered it: nobody waits, and the first answer is kept for good. */
export function isAnswered(lead: LeadRow, staff: Pick<StaffViewer, "agent_id">, now: Date) {
  return { answers: lead.answers + 1, ...seenTo(lead, staff, now) };
}

/** The same for what is no answer in words, but ends the waiting. */
export function seenTo(lead: LeadRow, { agent_id }: Pick<StaffViewer, "agent_id">, now: Date) {
  const isFirst = lead.first_answered_at === null;
  return {
    waiting_since: null,
    pass_on_at: null,
    ...(isFirst ? { first_answered_at: now, first_answered_by: agent_id ?? lead.agent_id } : {}),
  };
}
