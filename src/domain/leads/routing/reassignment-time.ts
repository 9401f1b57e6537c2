import type { Context } from "#domain/context.ts";
import { selectOpeningHours } from "#domain/offices/office-queries.ts";
import { countMinutesUntilOpen } from "#domain/offices/open-status.ts";
import { DEFAULT_LIMIT_MINUTES } from "../lead-limits.ts";
import { selectOfficeRules } from "./inquiry-lead-queries.ts";

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
