import { selectAccount } from "#domain/accounts/account-queries.ts";
import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../sign-in/record-sign-in.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { findPendingSession, type PendingSession } from "./find-pending-session.ts";
import { createRecoveryCodes, hashRecoveryCode } from "./recovery-codes.ts";
import { reencryptTotpSecret } from "./reencrypt-totp-secret.ts";
import {
  consumeTimeStep,
  replaceRecoveryCodes,
  selectSecondFactor,
  updateTotpSecret,
} from "./second-factor-queries.ts";
import { createTotpSecret, findTimeStep, getTotpUri } from "./totp.ts";

/** The URI for an authenticator app's QR code, and its secret for typing. */
export interface NewFactor {
  address: string;
  secret: string;
}

/** Offers a second factor to someone who has none. The offer stays the same until confirmed. @throws NotSignedIn */
export async function startSecondFactorSetup(context: Context, session_secret: string | null): Promise<NewFactor> {
  const { account_id } = await requirePendingSession(context, session_secret);
  const account = await selectAccount(context.db, account_id);
  const stored = await getStoredSecret(context, account_id);
  const secret = stored ?? createTotpSecret();
  if (!stored) await updateTotpSecret(context.db, account_id, context.encryptor.encrypt(secret));
  return { secret, address: getTotpUri(secret, account?.email ?? "", context.network.brand) };
}

/**
 * Confirms a new second factor by its first code, completes sign-in and returns the recovery codes, which are shown
 * only once. @throws NotSignedIn; Invalid on `code`
 */
export async function confirmSecondFactor(
  context: Context,
  session_secret: string | null,
  code: string,
): Promise<string[]> {
  const pending = await requirePendingSession(context, session_secret);
  const { account_id, session } = pending;
  return runInTransaction(context, async (tx) => {
    const { db, clock } = tx;
    const secret = await getStoredSecret(tx, account_id);
    const step = secret && findTimeStep(secret, code, clock());
    if (!step || !(await consumeTimeStep(db, account_id, step, clock())))
      throw createStaffProblem({ code: "wrong_code" });
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(db, account_id, getHashes(codes));
    await updateSecondFactor(db, session, clock());
    await reencryptTotpSecret(tx, account_id);
    await recordSignIn(tx, account_id, "second_factor.set_up");
    return codes;
  });
}

export function getHashes(codes: readonly string[]): string[] {
  return codes.flatMap((code) => hashRecoveryCode(code) ?? []);
}

async function requirePendingSession(context: Context, session_secret: string | null): Promise<PendingSession> {
  const pending = await findPendingSession(context, session_secret);
  if (pending?.still !== "set_up") throw new NotSignedIn(m.sign_in_first());
  return pending;
}

async function getStoredSecret({ db, encryptor }: Context, account_id: number): Promise<string | null> {
  const factor = await selectSecondFactor(db, account_id);
  return factor?.totp_sealed ? encryptor.decrypt(factor.totp_sealed) : null;
}
