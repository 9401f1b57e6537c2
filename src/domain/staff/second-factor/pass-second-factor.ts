import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { noteSignIn } from "../sign-in/note-sign-in.ts";
import { refusalOfStaff } from "../staff-messages.ts";
import { findArrival } from "./find-arrival.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { renewTotpSecret } from "./renew-totp-secret.ts";
import { selectSecondFactor, spendRecoveryCode, spendStep } from "./second-factor-queries.ts";
import { stepOf } from "./totp.ts";

/**
 * Lets whoever has given their password in by a code of their app, or by a recovery code; each is good once.
 *
 * @throws NotSignedIn; Invalid on `code`
 */
export async function passSecondFactor(context: Context, session_secret: string | null, code: string): Promise<void> {
  const arrival = await findArrival(context, session_secret);
  if (arrival?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = arrival;
  await inTransaction(context, async (inside) => {
    const { db, clock } = inside;
    const way = await wayIn(inside, account_id, code);
    if (!way) throw refusalOfStaff({ code: "wrong_code" });
    await updateSecondFactor(db, session, clock());
    await renewTotpSecret(inside, account_id);
    await noteSignIn(inside, account_id, way);
  });
}

async function wayIn({ db, sealer, clock }: Context, account_id: number, code: string) {
  const recovery = recoveryCodeHash(code);
  if (recovery) return (await spendRecoveryCode(db, account_id, recovery, clock())) ? "signed_in.recovery_code" : null;
  const factor = await selectSecondFactor(db, account_id);
  const secret = factor?.totp_sealed && sealer.open(factor.totp_sealed);
  const step = secret ? stepOf(secret, code, clock()) : null;
  return step !== null && (await spendStep(db, account_id, step)) ? "signed_in" : null;
}
