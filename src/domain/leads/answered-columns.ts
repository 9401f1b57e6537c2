import type { StaffViewer } from "#domain/context.ts";
import type { LeadRow } from "./routing/inquiry-lead-queries.ts";

/** Returns the lead's columns after an answer: it no longer waits, and the time of the first answer is kept. */
export function getAnsweredColumns(lead: LeadRow, staff: Pick<StaffViewer, "agent_id">, now: Date) {
  return { answers: lead.answers + 1, ...getHandledColumns(lead, staff, now) };
}

/** Returns the lead's columns after an action other than a written answer that also ends the wait. */
export function getHandledColumns(lead: LeadRow, { agent_id }: Pick<StaffViewer, "agent_id">, now: Date) {
  const isFirst = lead.first_answered_at === null;
  return {
    waiting_since: null,
    pass_on_at: null,
    overdue_at: null,
    ...(isFirst ? { first_answered_at: now, first_answered_by: agent_id ?? lead.agent_id } : {}),
  };
}
