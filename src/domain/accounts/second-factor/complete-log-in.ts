import { randomUUID } from "node:crypto";
import { type Context, enqueue } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { requireAccountForm } from "../account-input.ts";
import { toUserInfo, type UserInfo } from "../profile/user-info.ts";
import { completeSession } from "../sessions/start-session.ts";
import { createFactorProof } from "./create-factor-proof.ts";
import { findPendingSession, type PendingSession } from "./find-pending-session.ts";
import { runWithFactor } from "./run-with-factor.ts";

interface CompletedLogIn {
  user: UserInfo;
  /** The proof that the browser has passed the second factor, for its cookie. */
  browser_proof: string;
}

/**
 * Signs in a buyer who has given their password, by the code of their authenticator app, a passkey or a recovery code.
 * Using a recovery code is reported by email.
 *
 * @param secrets the secrets of the session that `logIn` started, which ends, and of the session that replaces it
 * @throws NotSignedIn; Invalid on `factor_code` or `passkey`
 */
export async function completeLogIn(
  context: Context,
  { secret, new_secret }: { secret: string | null; new_secret: string },
  input: unknown,
): Promise<CompletedLogIn> {
  const factor = requireAccountForm(context, "secondFactor", input);
  const pending = await requirePendingLogIn(context, secret);
  const { account_id } = pending;
  return runWithFactor(context, pending, factor, async (tx, method) => {
    if (method === "recovery_code")
      await enqueue(tx, "account-mail", { kind: "recovery_code_used", id: randomUUID(), account_id });
    const user = await finishLogIn(tx, pending, new_secret);
    return { user, browser_proof: await createFactorProof(tx, account_id) };
  });
}

/**
 * Returns the session of a buyer who has entered their password but not their second factor.
 *
 * @throws NotSignedIn
 */
export async function requirePendingLogIn(context: Context, secret: string | null): Promise<PendingSession> {
  const pending = await findPendingSession(context, "buyer", secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  return pending;
}

async function finishLogIn(context: Context, pending: PendingSession, secret: string): Promise<UserInfo> {
  const handle = await completeSession(context, pending, "buyer", secret);
  if (!handle) throw new NotSignedIn(m.sign_in_first());
  const user = await toUserInfo(context, pending.account_id, handle);
  context.recordSecurityEvent?.("signed_in", user.email);
  return user;
}
