import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { verifyFactor } from "#domain/accounts/second-factor/verify-factor.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { completeSignIn } from "../sign-in/complete-sign-in.ts";
import { createStaffProblem } from "../staff-messages.ts";

/**
 * Completes sign-in with an authenticator or recovery code. Each code works once. Returns the secret for the cookie.
 *
 * @throws NotSignedIn; Invalid on `code`
 */
export async function passSecondFactor(context: Context, session_secret: string | null, code: string): Promise<string> {
  const pending = await findPendingSession(context, "staff", session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  return runInTransaction(context, async (tx) => {
    const method = await verifyFactor(tx, pending.account_id, code);
    if (!method) throw createStaffProblem({ code: "wrong_code" });
    return completeSignIn(tx, pending, method === "app" ? "signed_in" : "signed_in.recovery_code");
  });
}
