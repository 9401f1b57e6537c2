import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { requireAccountForm } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";
import { toUserInfo, type UserInfo } from "../profile/user-info.ts";
import { updateSecondFactor } from "../sessions/session-queries.ts";
import { findPendingSession, type PendingSession } from "./find-pending-session.ts";
import { verifyFactor } from "./verify-factor.ts";

/**
 * Signs in a buyer who has given their password, by the code of their authenticator app or a recovery code. Using a
 * recovery code is reported by email.
 *
 * @param secret the cookie's, of the session that `logIn` started.
 * @throws NotSignedIn; Invalid on `factor_code`
 */
export async function completeLogIn(context: Context, secret: string | null, input: unknown): Promise<UserInfo> {
  const { factor_code } = requireAccountForm(context, "secondFactor", input);
  const pending = await requirePendingLogIn(context, secret);
  const { account_id } = pending;
  return runInTransaction(context, async (tx) => {
    const method = await verifyFactor(tx, account_id, factor_code);
    if (!method) throw createAccountProblem({ factor_code: "wrong_factor_code" }, context.locale);
    if (method === "recovery_code")
      await enqueue(tx, "account-mail", { kind: "recovery_code_used", id: randomUUID(), account_id });
    return admit(tx, pending);
  });
}

/** The session of a buyer who has given their password and still needs a second factor. @throws NotSignedIn */
export async function requirePendingLogIn(context: Context, secret: string | null): Promise<PendingSession> {
  const pending = await findPendingSession(context, "buyer", secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  return pending;
}

async function admit(context: Context, { account_id, session, handle }: PendingSession): Promise<UserInfo> {
  await updateSecondFactor(context.db, session, context.clock());
  const user = await toUserInfo(context, account_id, handle);
  context.recordSecurityEvent?.("signed_in", user.email);
  return user;
}
