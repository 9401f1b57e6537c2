import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../sign-in/record-sign-in.ts";
import { staffProblem } from "../staff-messages.ts";
import { findPendingSession } from "./find-pending-session.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { renewTotpSecret } from "./renew-totp-secret.ts";
import { selectSecondFactor, spendRecoveryCode, spendStep } from "./second-factor-queries.ts";
import { getStep } from "./totp.ts";

/**
 * Completes sign-in with an authenticator or recovery code. Each code works once.
 *
 * @throws NotSignedIn; Invalid on `code`
 */
export async function passSecondFactor(context: Context, session_secret: string | null, code: string): Promise<void> {
  const pending = await findPendingSession(context, session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = pending;
  await inTransaction(context, async (inside) => {
    const { db, clock } = inside;
    const way = await wayIn(inside, account_id, code);
    if (!way) throw staffProblem({ code: "wrong_code" });
    await updateSecondFactor(db, session, clock());
    await renewTotpSecret(inside, account_id);
    await recordSignIn(inside, account_id, way);
  });
}

async function wayIn({ db, encryptor, clock }: Context, account_id: number, code: string) {
  const recovery = recoveryCodeHash(code);
  if (recovery) return (await spendRecoveryCode(db, account_id, recovery, clock())) ? "signed_in.recovery_code" : null;
  const factor = await selectSecondFactor(db, account_id);
  const secret = factor?.totp_sealed && encryptor.open(factor.totp_sealed);
  const step = secret ? getStep(secret, code, clock()) : null;
  return step !== null && (await spendStep(db, account_id, step)) ? "signed_in" : null;
}
