import { randomUUID } from "node:crypto";
import { type Context, enqueue, requireBuyer, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { requireAccountForm } from "../../account-input.ts";
import { createAccountProblem } from "../../account-messages.ts";
import { lockAccount } from "../../account-queries.ts";
import { confirmPassword } from "../../password/confirm-password.ts";
import { endSessions, updateSecondFactor } from "../../sessions/session-queries.ts";
import { selectSecondFactor, turnOnSecondFactor } from "../second-factor-queries.ts";
import { createNewRecoveryCodes } from "../set-up-app.ts";
import { deletePasskey, insertPasskey, selectPasskeys } from "./passkey-queries.ts";
import { listPasskeys, type OwnPasskey, offerNewPasskey, verifyNewPasskey } from "./register-passkey.ts";

/** Returns the buyer's passkeys, and whether passkeys work at the site's address. @throws NotSignedIn */
export async function listBuyerPasskeys(context: Context): Promise<{ data: OwnPasskey[]; available: boolean }> {
  return listPasskeys(context, requireBuyer(context).id);
}

/** Returns what the browser needs to create a passkey. @throws NotSignedIn; NotFound; Invalid; Unavailable */
export async function offerBuyerPasskey(context: Context, input: unknown): Promise<object> {
  const viewer = requireBuyer(context);
  const { password } = requireAccountForm(context, "addPasskey", input);
  await confirmPassword(context, password);
  return offerNewPasskey(context, viewer, "buyer");
}

/**
 * Stores the passkey that the browser has created, as second factor. Other sessions end. Returns the recovery codes,
 * which are shown only once; none for a buyer who has them already.
 *
 * @throws NotSignedIn; NotFound; Invalid
 */
export async function addBuyerPasskey(context: Context, input: unknown): Promise<string[]> {
  const viewer = requireBuyer(context);
  const { id, session } = viewer;
  const { name, passkey } = requireAccountForm(context, "savePasskey", input);
  const created = await verifyNewPasskey(context, viewer, { name, response: parseAnswer(passkey) });
  const codes = await runInTransaction(context, async (tx) => {
    await lockAccount(tx.db, id);
    if (!created || !(await insertPasskey(tx.db, created)))
      throw createAccountProblem({ passkey: "wrong_passkey" }, tx.locale);
    const now = tx.clock();
    const isFirst = await turnOnSecondFactor(tx.db, id, now);
    await updateSecondFactor(tx.db, session, now);
    await endSessions(tx.db, id, now, session);
    const kind = isFirst ? "factor_added" : "passkey_added";
    await enqueue(tx, "account-mail", { kind, id: randomUUID(), account_id: id });
    return isFirst ? createNewRecoveryCodes(tx, id) : [];
  });
  context.recordSecurityEvent?.("second_factor_changed", id);
  return codes;
}

/**
 * Removes a passkey and ends all other sessions. A passkey that is the only second factor can't be removed:
 * `removeSecondFactor` turns the second factor off as a whole, with a code or passkey.
 *
 * @throws NotSignedIn; NotFound; Invalid; Unavailable
 */
export async function removeBuyerPasskey(context: Context, passkey_id: string, input: unknown): Promise<void> {
  const { id, session } = requireBuyer(context);
  const { password } = requireAccountForm(context, "password", input);
  await confirmPassword(context, password);
  await runInTransaction(context, async (tx) => {
    await lockAccount(tx.db, id);
    const passkeys = await selectPasskeys(tx.db, id);
    if (!passkeys.some((passkey) => passkey.id === passkey_id))
      throw new NotFound(m.passkey_missing({}, getMessageOptions(tx.locale)));
    const factor = await selectSecondFactor(tx.db, id);
    if (passkeys.length === 1 && !factor?.totp_sealed)
      throw createAccountProblem({ passkey: "only_factor" }, tx.locale);
    await deletePasskey(tx.db, id, passkey_id);
    await endSessions(tx.db, id, tx.clock(), session);
    await enqueue(tx, "account-mail", { kind: "passkey_removed", id: randomUUID(), account_id: id });
  });
  context.recordSecurityEvent?.("second_factor_changed", id);
}

/** Parses a browser's response. For any other text, returns an empty one, which is always rejected. */
function parseAnswer(text: string): object {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
