import type { Context } from "#domain/context.ts";
import { listTotpSecrets, replaceTotpSecret } from "./second-factor-queries.ts";

export interface ReencryptedSecrets {
  reencrypted: number;
  /** The number that were already encrypted with the current key. */
  current: number;
  /** The number that no configured key can decrypt. */
  unreadable: number;
}

/** Encrypts every second-factor secret with the current key, so that the previous one can be removed. */
export async function reencryptSecrets({
  db,
  encryptor,
}: Pick<Context, "db" | "encryptor">): Promise<ReencryptedSecrets> {
  const counts: ReencryptedSecrets = { reencrypted: 0, current: 0, unreadable: 0 };
  for (const { account_id, totp_sealed } of await listTotpSecrets(db)) {
    const renewed = encryptor.reencrypt(totp_sealed);
    if (renewed === null) counts.unreadable += 1;
    else if (renewed === totp_sealed) counts.current += 1;
    else {
      await replaceTotpSecret(db, account_id, totp_sealed, renewed);
      counts.reencrypted += 1;
    }
  }
  return counts;
}
