import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { getUserInfo, type UserInfo } from "../profile/user-info.ts";
import { createHandle, SESSION_MAX_MS, STAFF_SESSION_MAX_MS } from "./session.ts";
import { endSession, insertSession, insertVerifiedSession, insertVerifiedStaffSession } from "./session-queries.ts";

const MAX_USER_AGENT_LENGTH = 300;

/** Starts a buyer's session with the secret for its cookie. Returns its handle. */
export async function startSession(context: Context, account_id: number, secret: string): Promise<string> {
  const session = createSession(context, account_id, secret);
  await insertSession(context.db, session);
  return session.handle;
}

/** Starts a staff session. `isComplete` if no second factor is needed or it was passed. */
export async function startStaffSession(
  context: Context,
  account_id: number,
  secret: string,
  isComplete: boolean,
): Promise<void> {
  const session = createSession(context, account_id, secret, STAFF_SESSION_MAX_MS);
  await insertSession(context.db, { ...session, second_factor_at: isComplete ? session.created_at : null });
}

/**
 * Replaces a session that has passed its second factor by one with another secret, so that a browser that was given the
 * first secret earlier stays signed out. Returns its handle; null if the session has ended since then.
 */
export async function completeSession(
  context: Context,
  { account_id, session: pending }: { account_id: number; session: string },
  kind: "buyer" | "staff",
  secret: string,
): Promise<string | null> {
  const session = createSession(context, account_id, secret, kind === "staff" ? STAFF_SESSION_MAX_MS : SESSION_MAX_MS);
  if (!(await endSession(context.db, pending, session.created_at))) return null;
  await insertSession(context.db, { ...session, second_factor_at: session.created_at });
  return session.handle;
}

/** An account whose password was checked, as it was then. */
interface VerifiedAccount {
  id: number;
  email: string;
  password_hash: string | null;
}

/**
 * Starts a buyer's session after a password check. Returns the `user_info` data, or null if the account's password or
 * address has changed since then.
 */
export async function startVerifiedSession(
  context: Context,
  { id, email, password_hash }: VerifiedAccount,
  secret: string,
): Promise<UserInfo | null> {
  const session = createSession(context, id, secret);
  const row = await insertVerifiedSession(context.db, { ...session, email, password_hash });
  return row ? getUserInfo(row, session.handle, context) : null;
}

/** Starts a staff session after a password check, before the second factor. */
export async function startVerifiedStaffSession(
  context: Context,
  { id, email, password_hash }: VerifiedAccount,
  secret: string,
): Promise<boolean> {
  const session = createSession(context, id, secret, STAFF_SESSION_MAX_MS);
  return insertVerifiedStaffSession(context.db, { ...session, email, password_hash });
}

function createSession(context: Context, account_id: number, secret: string, maxMs = SESSION_MAX_MS) {
  const now = context.clock();
  const expires_at = new Date(now.getTime() + maxMs);
  const times = { created_at: now, seen_at: now, expires_at, ended_at: null };
  const user_agent = context.getUserAgent?.()?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  return { secret_sha256: sha256(secret), handle: createHandle(), account_id, user_agent, ...times };
}
