import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { verifyFactor } from "#domain/accounts/second-factor/verify-factor.ts";
import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../sign-in/record-sign-in.ts";
import { createStaffProblem } from "../staff-messages.ts";

/**
 * Completes sign-in with an authenticator or recovery code. Each code works once.
 *
 * @throws NotSignedIn; Invalid on `code`
 */
export async function passSecondFactor(context: Context, session_secret: string | null, code: string): Promise<void> {
  const pending = await findPendingSession(context, "staff", session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = pending;
  await runInTransaction(context, async (tx) => {
    const method = await verifyFactor(tx, account_id, code);
    if (!method) throw createStaffProblem({ code: "wrong_code" });
    await updateSecondFactor(tx.db, session, tx.clock());
    await recordSignIn(tx, account_id, method === "app" ? "signed_in" : "signed_in.recovery_code");
  });
}
