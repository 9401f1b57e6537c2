import type { Context } from "#domain/context.ts";
import { replaceTotpSecret, selectSecondFactor } from "./second-factor-queries.ts";

/**
 * Re-encrypts a secret with the current key if an older one was used, so that removing the older key locks no one out.
 */
export async function reencryptTotpSecret({ db, encryptor }: Context, account_id: number): Promise<void> {
  const encrypted = (await selectSecondFactor(db, account_id))?.totp_sealed;
  const renewed = encrypted && encryptor.reencrypt(encrypted);
  if (renewed && renewed !== encrypted) await replaceTotpSecret(db, account_id, encrypted, renewed);
}
