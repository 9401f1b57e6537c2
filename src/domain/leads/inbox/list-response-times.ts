import type { Context } from "#domain/context.ts";
import { authorize, getScope, isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { DEFAULT_LIMIT_MINUTES, RESPONSE_TARGET_MS, RESPONSE_WINDOW_MS } from "../lead-limits.ts";
import { type ResponseTime, type SetLimit, selectLimits, selectResponses } from "./response-queries.ts";

export interface ResponseTimes {
  target_seconds: number;
  /** Start of the period of arrival, ISO 8601 UTC. */
  since: string;
  data: ResponseTime[];
  usual_limit_minutes: number;
  /** The offices whose limit the viewer may set. */
  limits: SetLimit[];
}

/**
 * Returns the median time to first answer over the last ninety days, excluding spam, for each office and agent in
 * scope. An answered lead counts for the agent who answered, a waiting one for the agent who has it now.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function listResponseTimes(context: Context): Promise<ResponseTimes> {
  const staff = authorize(context, "lead.read");
  const since = new Date(context.clock().getTime() - RESPONSE_WINDOW_MS);
  const target = RESPONSE_TARGET_MS / 1_000;
  const rows = await selectResponses(context.db, { since, target, scope: getScope(staff) });
  const limits = isGrantedToRole(staff, "office.write") ? await selectLimits(context.db, getScope(staff)) : [];
  return {
    target_seconds: target,
    since: since.toISOString(),
    data: rows,
    usual_limit_minutes: DEFAULT_LIMIT_MINUTES,
    limits,
  };
}
