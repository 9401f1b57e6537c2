import type { Context } from "#domain/context.ts";
import { replaceTotpSecret, selectSecondFactor } from "./second-factor-queries.ts";

/** Encrypts somebody's secret with the current key where an older one did, so that removing that locks nobody out. */
export async function renewTotpSecret({ db, encryptor }: Context, account_id: number): Promise<void> {
  const sealed = (await selectSecondFactor(db, account_id))?.totp_sealed;
  const renewed = sealed && encryptor.reseal(sealed);
  if (renewed && renewed !== sealed) await replaceTotpSecret(db, account_id, sealed, renewed);
}
