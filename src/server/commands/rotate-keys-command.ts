import { reencryptPushKeys } from "#domain/accounts/devices/push-keys.ts";
import { reencryptSecrets } from "#domain/accounts/second-factor/reencrypt-secrets.ts";
import { reencryptPartnerSecrets } from "#domain/partners/partner-secret.ts";
import type { Services } from "../bootstrap.ts";
import type { Print } from "./print.ts";

/**
 * Re-encrypts stored data with the current SECRET_KEY and reports when the previous one can be removed. Exits with 0; 1
 * if something is encrypted with a key that is not set.
 */
export async function rotateKeys(_: string[], { context }: Pick<Services, "context">, print: Print): Promise<number> {
  const { reencrypted, current, unreadable } = await reencryptSecrets(context);
  print.out(
    `Second-factor secrets: ${reencrypted} re-encrypted with SECRET_KEY, ${current} already were, ${unreadable} unreadable.`,
  );
  const partners = await reencryptPartnerSecrets(context);
  print.out(
    `Partner secrets: ${partners.reencrypted} re-encrypted with SECRET_KEY, ${partners.current} already were, ${partners.unreadable} unreadable.`,
  );
  const push = await reencryptPushKeys(context);
  print.out(
    `Keys for notifications: ${push.reencrypted} re-encrypted with SECRET_KEY, ${push.current} already were, ${push.unreadable} unreadable.`,
  );
  if (unreadable + partners.unreadable + push.unreadable > 0) {
    print.err(
      "Unreadable secrets need the key they were encrypted with: set it as SECRET_KEY_PREVIOUS and run this again. Otherwise their owners sign in with a recovery code, or head office resets their second factor; head office creates new partner secrets at the desk; staff turn notifications on again in their account.",
    );
    return 1;
  }
  print.out(
    "No stored secret needs SECRET_KEY_PREVIOUS anymore. Unsubscribe links in earlier emails do: if it is set, remove it 30 days after you changed SECRET_KEY.",
  );
  return 0;
}
