import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { checkRegistration, type Registration, requireValid } from "./account-input.ts";
import { createAccountProblem } from "./account-messages.ts";
import { insertAccount, insertBuyer, insertConsents, insertFirstActivity } from "./account-queries.ts";
import { toUserInfo, type UserInfo } from "./profile/user-info.ts";
import { endSession } from "./sessions/session-queries.ts";
import { startSession } from "./sessions/start-session.ts";

interface Prepared {
  /** The new session's secret. */
  secret?: string;
  /** The secret of the browser's previous session. That session ends. */
  before?: string | null;
  /** The hash from `hashForRegistration`, if it was computed before the transaction. */
  password_hash?: string;
}

/**
 * Creates a buyer's account and signs them in. If two people register the same email address at once, one succeeds.
 *
 * @param input as JSON, or from a posted form.
 * @throws Invalid with a message for each field, also if the email address has an account; Unavailable
 */
export async function registerBuyer(
  context: Context,
  input: unknown,
  prepared: Prepared = {},
): Promise<{ user: UserInfo; secret: string }> {
  const registration = parseRegistration(context, input);
  const password_hash = prepared.password_hash ?? (await context.passwords.hash(registration.password));
  const secret = prepared.secret ?? createSecret();
  return runInTransaction(context, async (tx) => {
    const id = await insertAll(tx, registration, password_hash);
    await enqueue(tx, "account-mail", { kind: "welcome", id: "welcome", account_id: id });
    if (prepared.before) await endSession(tx.db, sha256(prepared.before), tx.clock());
    const handle = await startSession(tx, id, secret);
    return { user: await toUserInfo(tx, id, handle), secret };
  });
}

/** Hashes a registration's password ahead of the transaction. @throws Invalid, Unavailable */
export async function hashForRegistration(context: Context, input: unknown): Promise<string> {
  return context.passwords.hash(parseRegistration(context, input).password);
}

function parseRegistration(context: Context, input: unknown): Registration {
  return requireValid(checkRegistration(input, context), context.locale);
}

async function insertAll(context: Context, registration: Registration, password_hash: string): Promise<number> {
  const { db, locale, edition } = context;
  const { email, password: _, sms_opt_in, ...person } = registration;
  const now = context.clock();
  const account = { kind: "buyer" as const, email, password_hash, locale, email_verified_at: null, created_at: now };
  const id = await insertAccount(db, { ...account, cancelled_at: null });
  if (id === null) throw createAccountProblem({ email: "email_taken" }, locale);
  await insertBuyer(db, { account_id: id, ...person, country: edition.code });
  await insertFirstActivity(db, id, now);
  const agreed = { account_id: id, locale, agreed_at: now, withdrawn_at: null };
  const options = getMessageOptions(locale);
  await insertConsents(db, [
    { id: randomUUID(), kind: "privacy_terms", wording: m.consent_privacy({}, options), ...agreed },
    ...(sms_opt_in ? [{ id: randomUUID(), kind: "sms" as const, wording: m.consent_sms({}, options), ...agreed }] : []),
  ]);
  return id;
}
