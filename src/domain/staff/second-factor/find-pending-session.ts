import { findLiveSession } from "#domain/accounts/sessions/find-session.ts";
import type { Context } from "#domain/context.ts";
import { selectSecondFactor } from "./second-factor-queries.ts";

/** A staff member who has given their password, and the step that remains. */
export interface PendingSession {
  account_id: number;
  /** SHA-256 of the session's secret. */
  session: string;
  /** `set_up` if they have no second factor yet. Null once they are signed in. */
  still: "set_up" | "code" | null;
}

/** How long a staff member may take to complete the second factor. */
const PENDING_SESSION_LIFETIME_MS = 15 * 60_000;

/** The pending session of a cookie's secret. Null if it isn't a staff session or has expired. */
export async function findPendingSession(context: Context, secret: string | null): Promise<PendingSession | null> {
  const session = secret === null ? null : await findLiveSession(context, secret);
  if (session?.kind !== "staff" || !session.staff_role) return null;
  const { account_id, secret_sha256, second_factor_at, created_at } = session;
  if (second_factor_at) return { account_id, session: secret_sha256, still: null };
  if (context.clock().getTime() - created_at.getTime() > PENDING_SESSION_LIFETIME_MS) return null;
  const factor = await selectSecondFactor(context.db, account_id);
  return { account_id, session: secret_sha256, still: factor?.totp_confirmed_at ? "code" : "set_up" };
}
