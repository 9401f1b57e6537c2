import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { getUserInfo, type UserInfo } from "../profile/user-info.ts";
import { newHandle, SESSION_MAX_MS, STAFF_SESSION_MAX_MS } from "./session.ts";
import { insertProvedSession, insertProvedStaffSession, insertSession } from "./session-queries.ts";

/** Starts a session of an account by the secret that its cookie will hold, and answers its handle. */
export async function startSession(context: Context, account_id: number, secret: string): Promise<string> {
  const session = newSession(context, account_id, secret);
  await insertSession(context.db, session);
  return session.handle;
}

/** The same of staff; `isComplete` where no second factor is asked for, or it was passed. */
export async function startStaffSession(
  context: Context,
  account_id: number,
  secret: string,
  isComplete: boolean,
): Promise<void> {
  const session = newSession(context, account_id, secret, STAFF_SESSION_MAX_MS);
  await insertSession(context.db, { ...session, second_factor_at: isComplete ? session.created_at : null });
}

/** An account whose password was proved, as it was then. */
interface ProvedAccount {
  id: number;
  email: string;
  password_hash: string | null;
}

/**
 * The same for who has given the account's password: answers what their browser is to keep, or null where the account has
 * another password by now, or another address.
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

/** The same of staff, whose second factor is still to come. */
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
