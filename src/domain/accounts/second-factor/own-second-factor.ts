import { randomUUID } from "node:crypto";
import { type Context, enqueue, requireBuyer, runInTransaction } from "#domain/context.ts";
import { requireAccountForm } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";
import { lockAccount, selectAccount } from "../account-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { endSessions, updateSecondFactor } from "../sessions/session-queries.ts";
import { runWithFactor } from "./run-with-factor.ts";
import {
  clearSecondFactor,
  consumeTimeStep,
  countRecoveryCodes,
  saveTotpSecret,
  selectSecondFactor,
} from "./second-factor-queries.ts";
import { createNewRecoveryCodes, type NewFactor } from "./set-up-app.ts";
import { createTotpSecret, findTimeStep, getTotpUri } from "./totp.ts";

/** A buyer's second factor. */
export interface OwnSecondFactor {
  since: Date;
  /** Whether it includes an authenticator app; passkeys are listed separately. */
  has_app: boolean;
  /** The number of unused recovery codes. */
  recovery_codes: number;
}

/**
 * Returns the buyer's second factor; null if they have none.
 *
 * @throws NotSignedIn
 */
export async function showSecondFactor(context: Context): Promise<OwnSecondFactor | null> {
  const { id } = requireBuyer(context);
  const factor = await selectSecondFactor(context.db, id);
  if (!factor?.confirmed_at) return null;
  const recovery_codes = await countRecoveryCodes(context.db, id);
  return { since: factor.confirmed_at, has_app: factor.totp_sealed !== null, recovery_codes };
}

/**
 * A new authenticator app's secret. It isn't stored until it is confirmed, so that someone who only has the session
 * can't read it there: the form sends it back, encrypted, as `offer`.
 */
export interface AppOffer extends NewFactor {
  offer: string;
}

/** Offers an authenticator app. @throws NotSignedIn */
export async function createAppOffer(context: Context): Promise<AppOffer> {
  const { id } = requireBuyer(context);
  const secret = createTotpSecret();
  return describeOffer(context, secret, context.encryptor.encrypt(`${getOfferPurpose(id)}${secret}`));
}

/**
 * Decrypts an offer that was made to this buyer. Returns null for any other text.
 *
 * @throws NotSignedIn
 */
export async function readAppOffer(context: Context, offer: string): Promise<AppOffer | null> {
  const purpose = getOfferPurpose(requireBuyer(context).id);
  const content = context.encryptor.decrypt(offer);
  return content?.startsWith(purpose) ? describeOffer(context, content.slice(purpose.length), offer) : null;
}

async function describeOffer(context: Context, secret: string, offer: string): Promise<AppOffer> {
  const account = await selectAccount(context.db, requireBuyer(context).id);
  return { secret, offer, address: getTotpUri(secret, account?.email ?? "", context.network.brand) };
}

/** States the purpose of the encrypted text, because other secrets are encrypted with the same key. */
function getOfferPurpose(account_id: number): string {
  return `authenticator app of ${account_id}: `;
}

/**
 * Adds an offered app by its first code and the password. Other sessions end, because they haven't passed it. Returns
 * the recovery codes, which are shown only once; none for a buyer who got them when adding a passkey.
 *
 * @throws NotSignedIn; Invalid; Unavailable
 */
export async function addApp(context: Context, input: unknown): Promise<string[]> {
  const { session } = requireBuyer(context);
  const { offer, first_code, password } = requireAccountForm(context, "addApp", input);
  const offered = await readAppOffer(context, offer);
  if (!offered) throw createAccountProblem({ offer: "offer_expired" }, context.locale);
  const { id } = await confirmPassword(context, password);
  const step = findTimeStep(offered.secret, first_code, context.clock());
  if (!step) throw createAccountProblem({ first_code: "wrong_first_code" }, context.locale);
  const codes = await runInTransaction(context, async (tx) => {
    await lockAccount(tx.db, id);
    const present = await selectSecondFactor(tx.db, id);
    if (present?.totp_sealed) throw createAccountProblem({ offer: "offer_expired" }, tx.locale);
    const now = tx.clock();
    await saveTotpSecret(tx.db, id, tx.encryptor.encrypt(offered.secret));
    await consumeTimeStep(tx.db, id, step, present?.confirmed_at ?? now);
    await updateSecondFactor(tx.db, session, now);
    await endSessions(tx.db, id, now, session);
    await enqueue(tx, "account-mail", { kind: "factor_added", id: randomUUID(), account_id: id });
    return present?.confirmed_at ? [] : createNewRecoveryCodes(tx, id);
  });
  context.recordSecurityEvent?.("second_factor_changed", id);
  return codes;
}

/** Replaces all recovery codes with ten new ones, shown once. @throws NotSignedIn; Invalid; Unavailable */
export async function renewOwnRecoveryCodes(context: Context, input: unknown): Promise<string[]> {
  const { id } = requireBuyer(context);
  return runWithPasswordAndFactor(context, input, (tx) => createNewRecoveryCodes(tx, id));
}

/** Removes the second factor and ends all other sessions. @throws NotSignedIn; Invalid; Unavailable */
export async function removeSecondFactor(context: Context, input: unknown): Promise<void> {
  const { id, session } = requireBuyer(context);
  await runWithPasswordAndFactor(context, input, async (tx) => {
    await clearSecondFactor(tx.db, id);
    // Includes sessions waiting for the second factor, which the account no longer has.
    await endSessions(tx.db, id, tx.clock(), session);
    await enqueue(tx, "account-mail", { kind: "factor_removed", id: randomUUID(), account_id: id });
  });
  context.recordSecurityEvent?.("second_factor_changed", id);
}

/** Runs `work` after checking the password and a code or passkey. */
async function runWithPasswordAndFactor<T>(
  context: Context,
  input: unknown,
  work: (tx: Context) => Promise<T>,
): Promise<T> {
  const { id: account_id, session } = requireBuyer(context);
  const { password, ...factor } = requireAccountForm(context, "confirmFactor", input);
  await confirmPassword(context, password);
  return runWithFactor(context, { account_id, session }, factor, work);
}
