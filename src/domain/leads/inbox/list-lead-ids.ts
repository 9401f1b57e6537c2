import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { MAX_SELECTED } from "#domain/try-each.ts";
import { type LeadFilters, selectFirstLeadIds } from "./inbox-queries.ts";

/**
 * Returns the ids of the leads that match the list's filters, at most `MAX_SELECTED`. @throws NotSignedIn, NotAllowed
 */
export async function listLeadIds(context: Context, filters: LeadFilters): Promise<string[]> {
  const staff = authorize(context, "lead.read");
  const reader = { scope: getScope(staff), agent_id: staff.agent_id };
  return selectFirstLeadIds(context.db, filters, reader, MAX_SELECTED);
}
