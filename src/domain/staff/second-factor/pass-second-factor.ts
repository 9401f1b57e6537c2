import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../sign-in/record-sign-in.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { findPendingSession } from "./find-pending-session.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { reencryptTotpSecret } from "./reencrypt-totp-secret.ts";
import { consumeRecoveryCode, consumeTimeStep, selectSecondFactor } from "./second-factor-queries.ts";
import { findTimeStep } from "./totp.ts";

/**
 * Completes sign-in with an authenticator or recovery code. Each code works once.
 *
 * @throws NotSignedIn; Invalid on `code`
 */
export async function passSecondFactor(context: Context, session_secret: string | null, code: string): Promise<void> {
  const pending = await findPendingSession(context, session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = pending;
  await runInTransaction(context, async (tx) => {
    const { db, clock } = tx;
    const method = await verifyFactor(tx, account_id, code);
    if (!method) {
      context.recordSecurityEvent?.("second_factor_failed", account_id);
      throw createStaffProblem({ code: "wrong_code" });
    }
    await updateSecondFactor(db, session, clock());
    await reencryptTotpSecret(tx, account_id);
    await recordSignIn(tx, account_id, method);
  });
}

async function verifyFactor({ db, encryptor, clock }: Context, account_id: number, code: string) {
  const recovery = hashRecoveryCode(code);
  if (recovery)
    return (await consumeRecoveryCode(db, account_id, recovery, clock())) ? "signed_in.recovery_code" : null;
  const factor = await selectSecondFactor(db, account_id);
  const secret = factor?.totp_sealed && encryptor.decrypt(factor.totp_sealed);
  const step = secret ? findTimeStep(secret, code, clock()) : null;
  return step !== null && (await consumeTimeStep(db, account_id, step)) ? "signed_in" : null;
}
