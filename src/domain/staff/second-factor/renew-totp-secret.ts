import type { Context } from "#domain/context.ts";
import { replaceTotpSecret, selectSecondFactor } from "./second-factor-queries.ts";

/** Encrypts somebody's secret with the current key where an older one did, so that removing that locks nobody out. */
export async function renewTotpSecret({ db, sealer }: Context, account_id: number): Promise<void> {
  const sealed = (await selectSecondFactor(db, account_id))?.totp_sealed;
  const renewed = sealed && sealer.reseal(sealed);
  if (renewed && renewed !== sealed) await replaceTotpSecret(db, account_id, sealed, renewed);
}
