import type { PendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { completeSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { createSecret } from "#lib/secrets.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "./record-sign-in.ts";

/**
 * Signs in someone who has passed the second factor, with a new session. Returns the secret for its cookie. Call it in
 * the transaction that uses up the code. @throws NotSignedIn if the pending session has already ended
 */
export async function completeSignIn(context: Context, pending: PendingSession, action: string): Promise<string> {
  const secret = createSecret();
  if (!(await completeSession(context, pending, "staff", secret))) throw new NotSignedIn(m.sign_in_first());
  await recordSignIn(context, pending.account_id, action);
  return secret;
}
