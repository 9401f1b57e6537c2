import type { Context } from "#domain/context.ts";
import { authorize, getScope, isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { toDay } from "#lib/time/day.ts";
import { DEFAULT_LIMIT_MINUTES, RESPONSE_TARGET_MS, RESPONSE_WINDOW_MS } from "../lead-limits.ts";
import { type ResponseTime, type SetLimit, selectLimits, selectResponses } from "./response-queries.ts";

export interface ResponseTimes {
  target_seconds: number;
  /** First day of arrival, in UTC, such as `2026-11-20`. */
  since: string;
  data: ResponseTime[];
  usual_limit_minutes: number;
  /** The offices whose limit the viewer may set. */
  limits: SetLimit[];
}

/**
 * Returns the median time to first answer over the last ninety days, excluding spam, for each office and agent in
 * scope. An answered lead counts for the agent who answered, a waiting one for the agent who has it now. An agent sees
 * the times of the leads that they have, as in the list of leads.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function listResponseTimes(context: Context): Promise<ResponseTimes> {
  const staff = authorize(context, "lead.read");
  const since = toDay(context.clock().getTime() - RESPONSE_WINDOW_MS);
  const target = RESPONSE_TARGET_MS / 1_000;
  const rows = await selectResponses(context.db, {
    since: new Date(`${since}T00:00:00Z`),
    target,
    scope: getScope(staff),
  });
  const limits = isGrantedToRole(staff, "office.write") ? await selectLimits(context.db, getScope(staff)) : [];
  return {
    target_seconds: target,
    since,
    data: rows,
    usual_limit_minutes: DEFAULT_LIMIT_MINUTES,
    limits,
  };
}
