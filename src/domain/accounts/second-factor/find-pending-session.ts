import type { Context } from "#domain/context.ts";
import { findLiveSession } from "../sessions/find-session.ts";
import { hasPassedSecondFactor } from "../sessions/session.ts";
import type { FoundSession } from "../sessions/session-queries.ts";

/** The session of someone who has entered their password, and the step that remains. */
export interface PendingSession {
  account_id: number;
  /** SHA-256 of the session's secret. */
  session: string;
  /** `set_up` for staff who have no second factor yet. Null once they are signed in. */
  still: "set_up" | "code" | null;
}

/** How long someone may take to complete the second factor. */
const PENDING_SESSION_LIFETIME_MS = 15 * 60_000;

/**
 * Finds the pending session of a cookie's secret. Returns null if it has expired or belongs to another kind of account.
 */
export async function findPendingSession(
  context: Context,
  kind: FoundSession["kind"],
  secret: string | null,
): Promise<PendingSession | null> {
  const session = secret === null ? null : await findLiveSession(context, secret);
  if (session?.kind !== kind || (kind === "staff" && !session.staff_role)) return null;
  const { account_id, secret_sha256, second_factor_since, created_at } = session;
  const found = { account_id, session: secret_sha256 };
  if (hasPassedSecondFactor(session)) return { ...found, still: null };
  if (context.clock().getTime() - created_at.getTime() > PENDING_SESSION_LIFETIME_MS) return null;
  return { ...found, still: second_factor_since ? "code" : "set_up" };
}
