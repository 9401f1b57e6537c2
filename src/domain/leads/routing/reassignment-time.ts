import type { Context } from "#domain/context.ts";
import { selectOpeningHours } from "#domain/offices/office-queries.ts";
import { countMinutesUntilOpen } from "#domain/offices/open-status.ts";
import { DEFAULT_LIMIT_MINUTES } from "../lead-limits.ts";
import { type LeadRow, selectOfficeRules } from "./inquiry-lead-queries.ts";

/** When a lead is reassigned to the office's next person. */
export interface Reassignment {
  /** Whether the office is open now or has no posted hours. */
  is_open: boolean;
  /** Null for an office that never opens, so that the lead is not reassigned. */
  at: Date | null;
}

/** Returns when a lead waiting since `from` is reassigned: after the office's limit, counted from its next opening. */
export async function computeReassignmentTime(context: Context, officeId: number, from: Date): Promise<Reassignment> {
  const office = await selectOfficeRules(context.db, officeId);
  const hours = office.show_opening_hours ? await selectOpeningHours(context.db, [officeId]) : [];
  const closed = countMinutesUntilOpen({ hours, exceptions: office.opening_exceptions }, office.time_zone, from);
  if (closed === null) return { is_open: false, at: null };
  const minutes = closed + (office.lead_limit_minutes ?? DEFAULT_LIMIT_MINUTES);
  return { is_open: closed === 0, at: new Date(from.getTime() + minutes * 60_000) };
}

/**
 * Returns when and how a lead that has been waiting since `from` is escalated. A lead that was answered before stays
 * with its agent, and its office is notified; any other lead goes to the office's next person.
 */
export async function computeDeadline(
  context: Context,
  { office_id, first_answered_at }: Pick<LeadRow, "office_id" | "first_answered_at">,
  from: Date,
): Promise<Pick<LeadRow, "pass_on_at" | "overdue_at">> {
  const { at } = await computeReassignmentTime(context, office_id, from);
  return first_answered_at ? { pass_on_at: null, overdue_at: at } : { pass_on_at: at, overdue_at: null };
}
