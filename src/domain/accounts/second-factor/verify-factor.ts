import type { Context } from "#domain/context.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { reencryptTotpSecret } from "./reencrypt-totp-secret.ts";
import { consumeRecoveryCode, consumeTimeStep, selectSecondFactor } from "./second-factor-queries.ts";
import { findTimeStep } from "./totp.ts";

/** Uses up an authenticator or recovery code, each of which works once. Returns which it was; null if it is wrong. */
export async function verifyFactor(
  context: Context,
  account_id: number,
  code: string,
): Promise<"app" | "recovery_code" | null> {
  const method = await consumeCode(context, account_id, code);
  if (!method) context.recordSecurityEvent?.("second_factor_failed", account_id);
  else await reencryptTotpSecret(context, account_id);
  return method;
}

async function consumeCode({ db, encryptor, clock }: Context, account_id: number, code: string) {
  const recovery = hashRecoveryCode(code);
  if (recovery) return (await consumeRecoveryCode(db, account_id, recovery, clock())) ? "recovery_code" : null;
  const factor = await selectSecondFactor(db, account_id);
  const secret = factor?.totp_sealed && encryptor.decrypt(factor.totp_sealed);
  const step = secret ? findTimeStep(secret, code, clock()) : null;
  return step !== null && (await consumeTimeStep(db, account_id, step)) ? "app" : null;
}
