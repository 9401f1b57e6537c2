import { type Context, requireStaff, type StaffViewer } from "#domain/context.ts";
import { requireReadableDeal } from "#domain/deals/require-deal.ts";
import { requireReadableLead } from "#domain/leads/require-lead.ts";
import { openListing } from "#domain/listings/editing/find-desk-listing.ts";
import { authorize, isAllowed, isGrantedToRole, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { selectTask, type TaskRow, type TaskSubject } from "./task-queries.ts";

/** What a task belongs to, as sent by a caller: a deal, a lead or a listing. */
export interface NamedSubject {
  deal_id?: string | null | undefined;
  lead_id?: string | null | undefined;
  listing_number?: number | null | undefined;
}

/**
 * Finds the deal, lead or listing, which the viewer must be allowed to read or change.
 *
 * @throws NotSignedIn; NotFound, also without a subject; NotAllowed
 */
export async function requireSubject(
  context: Context,
  { deal_id, lead_id, listing_number }: NamedSubject,
  access: "read" | "write",
): Promise<TaskSubject> {
  const none: TaskSubject = { deal_id: null, lead_id: null, listing_number: null };
  if (deal_id) {
    const deal = await requireReadableDeal(context, deal_id);
    authorize(context, `lead.${access}`, deal);
    return { ...none, deal_id: deal.id };
  }
  if (lead_id) {
    const lead = await requireReadableLead(context, lead_id);
    authorize(context, `lead.${access}`, lead);
    return { ...none, lead_id: lead.id };
  }
  const { row } = await openListing(context, listing_number ?? 0, `listing.${access}`, false);
  return { ...none, listing_number: row.number };
}

/**
 * Finds a task that the viewer may change: their own, or one that belongs to something they may change.
 *
 * @throws NotSignedIn; NotFound; NotAllowed
 */
export async function requireWritableTask(context: Context, id: string, options = {}): Promise<TaskRow> {
  const staff = requireStaff(context);
  const task = isUuid(id) ? await selectTask(context.db, id, options) : undefined;
  if (!task || !canUse(staff, task, "read")) throw new NotFound(m.desk_record_not_found());
  if (!canUse(staff, task, "write")) authorize(context, getAction(task, "write"), task);
  return task;
}

const getAction = ({ listing_number }: TaskRow, access: "read" | "write"): StaffAction =>
  listing_number === null ? `lead.${access}` : `listing.${access}`;

function canUse(staff: StaffViewer, task: TaskRow, access: "read" | "write"): boolean {
  const action = getAction(task, access);
  return isAllowed(staff, action, task) || (task.account_id === staff.id && isGrantedToRole(staff, action));
}
