import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { getUserInfo, type UserInfo } from "../profile/user-info.ts";
import { newHandle, SESSION_MAX_MS, STAFF_SESSION_MAX_MS } from "./session.ts";
import { insertProvedSession, insertProvedStaffSession, insertSession } from "./session-queries.ts";

/** Starts a session with the secret for its cookie. Returns its handle. */
export async function startSession(context: Context, account_id: number, secret: string): Promise<string> {
  const session = newSession(context, account_id, secret);
  await insertSession(context.db, session);
  return session.handle;
}

/** The same for staff; `isComplete` if no second factor is needed or it was passed. */
export async function startStaffSession(
  context: Context,
  account_id: number,
  secret: string,
  isComplete: boolean,
): Promise<void> {
  const session = newSession(context, account_id, secret, STAFF_SESSION_MAX_MS);
  await insertSession(context.db, { ...session, second_factor_at: isComplete ? session.created_at : null });
}

/** An account whose password was checked, as it was then. */
interface ProvedAccount {
  id: number;
  email: string;
  password_hash: string | null;
}

/**
 * The same after a password check. Returns the `user_info` data, or null if the account's password or address has
 * changed meanwhile.
 */
export async function startProvedSession(
  context: Context,
  { id, email, password_hash }: ProvedAccount,
  secret: string,
): Promise<UserInfo | null> {
  const session = newSession(context, id, secret);
  const row = await insertProvedSession(context.db, { ...session, email, password_hash });
  return row ? getUserInfo(row, session.handle, context) : null;
}

/** The same for staff, before the second factor. */
export async function startProvedStaffSession(
  context: Context,
  { id, email, password_hash }: ProvedAccount,
  secret: string,
): Promise<boolean> {
  const session = newSession(context, id, secret, STAFF_SESSION_MAX_MS);
  return insertProvedStaffSession(context.db, { ...session, email, password_hash });
}

function newSession(context: Context, account_id: number, secret: string, maxMs = SESSION_MAX_MS) {
  const now = context.clock();
  const expires_at = new Date(now.getTime() + maxMs);
  const times = { created_at: now, seen_at: now, expires_at, ended_at: null };
  return { secret_sha256: sha256(secret), handle: newHandle(), account_id, ...times };
}
