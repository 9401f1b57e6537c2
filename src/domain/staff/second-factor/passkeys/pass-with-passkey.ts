import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { verifyPasskey } from "#domain/accounts/second-factor/passkeys/use-passkey.ts";
import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../../sign-in/record-sign-in.ts";
import { createStaffProblem } from "../../staff-messages.ts";

/** Completes sign-in with a passkey. @throws NotSignedIn; Invalid on `passkey` */
export async function passWithPasskey(context: Context, session_secret: string | null, answer: string): Promise<void> {
  const pending = await findPendingSession(context, "staff", session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = pending;
  // Outside the transaction: a challenge stays used up even if the answer is wrong.
  if (!(await verifyPasskey(context, pending, answer))) throw createStaffProblem({ passkey: "passkey" });
  await runInTransaction(context, async (tx) => {
    await updateSecondFactor(tx.db, session, tx.clock());
    await recordSignIn(tx, account_id, "signed_in.passkey");
  });
}
