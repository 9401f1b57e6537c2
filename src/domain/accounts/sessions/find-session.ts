import type { BuyerViewer, Context, StaffViewer } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { hasPassedSecondFactor, isLive, SEEN_STEP_MS } from "./session.ts";
import { type FoundSession, selectBySecretHash, updateSeen } from "./session-queries.ts";

type Sessions = Pick<Context, "db" | "clock" | "isDemoOpen">;

/**
 * Finds the session of a cookie's secret with one indexed query; null if it or its account has ended or never existed.
 */
export async function findLiveSession(context: Sessions, secret: string): Promise<FoundSession | null> {
  const { db, clock, isDemoOpen } = context;
  const session = await selectBySecretHash(db, sha256(secret));
  const now = clock();
  if (!session || session.cancelled_at || session.disabled_at || !isLive(session, now)) return null;
  if (session.demo && !isDemoOpen?.()) return null;
  if (now.getTime() - session.seen_at.getTime() >= SEEN_STEP_MS) await updateSeen(db, session.secret_sha256, now);
  return session;
}

/**
 * Returns the buyer or staff member signed in by a cookie's secret; null before the second factor if the account has
 * one.
 */
export async function findViewer(context: Sessions, secret: string): Promise<BuyerViewer | StaffViewer | null> {
  const session = await findLiveSession(context, secret);
  if (!session) return null;
  const { kind, account_id: id, secret_sha256, staff_role, office_id, agent_id } = session;
  if (!hasPassedSecondFactor(session)) return null;
  if (kind === "buyer") return { role: "buyer", id, session: secret_sha256 };
  if (!staff_role) return null;
  return { role: "staff", id, session: secret_sha256, staff_role, office_id, agent_id };
}

/** Returns the buyer signed in by a cookie's secret; null for staff and visitors. */
export async function findSession(context: Sessions, secret: string): Promise<BuyerViewer | null> {
  const viewer = await findViewer(context, secret);
  return viewer?.role === "buyer" ? viewer : null;
}
