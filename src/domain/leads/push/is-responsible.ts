import type { PushReason, StaffViewer } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import type { LeadRow } from "../routing/inquiry-lead-queries.ts";

/**
 * Returns whether a staff member is notified about a lead: its agent, or the people of its office who see all of the
 * office's leads if it has no agent or the agent hasn't answered in time.
 */
export function isResponsible(
  staff: Pick<StaffViewer, "staff_role" | "office_id" | "agent_id">,
  lead: Pick<LeadRow, "office_id" | "agent_id">,
  reason: PushReason,
): boolean {
  if (!isAllowed(staff, "lead.write", lead)) return false;
  if (lead.agent_id !== null && staff.agent_id === lead.agent_id) return true;
  const isOffices = lead.agent_id === null || reason === "overdue";
  return isOffices && staff.staff_role !== "agent" && staff.office_id === lead.office_id;
}
