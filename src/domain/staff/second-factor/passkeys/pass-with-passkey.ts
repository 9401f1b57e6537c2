import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { verifyPasskey } from "#domain/accounts/second-factor/passkeys/use-passkey.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { completeSignIn } from "../../sign-in/complete-sign-in.ts";
import { createStaffProblem } from "../../staff-messages.ts";

/** Completes sign-in with a passkey. Returns the secret for the cookie. @throws NotSignedIn; Invalid on `passkey` */
export async function passWithPasskey(
  context: Context,
  session_secret: string | null,
  answer: string,
): Promise<string> {
  const pending = await findPendingSession(context, "staff", session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  // Outside the transaction: a challenge stays used up even if the response is wrong.
  if (!(await verifyPasskey(context, pending, answer))) throw createStaffProblem({ passkey: "passkey" });
  return runInTransaction(context, (tx) => completeSignIn(tx, pending, "signed_in.passkey"));
}
