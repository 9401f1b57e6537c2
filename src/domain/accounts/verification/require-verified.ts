import { type Context, requireBuyer } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectVerification } from "./email-code-queries.ts";

export async function isEmailVerified(context: Context): Promise<boolean> {
  const account = await selectVerification(context.db, requireBuyer(context).id);
  return Boolean(account?.email_verified_at);
}

/**
 * Checks that the signed-in buyer has verified their email address.
 *
 * @throws NotSignedIn; NotAllowed with the code `email_unverified`
 */
export async function requireVerifiedEmail(context: Context): Promise<void> {
  if (await isEmailVerified(context)) return;
  throw new NotAllowed(m.email_unverified({}, getMessageOptions(context.locale)), "email_unverified");
}
