import * as v from "valibot";
import { updateAccount } from "#domain/accounts/account-queries.ts";
import { consumeToken, consumeTokens, selectUsableToken } from "#domain/accounts/mails/token-queries.ts";
import { findPasswordFault } from "#domain/accounts/password/password-rules.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { createLineSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { createSecret, isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { insertStaff } from "../members/staff-queries.ts";
import { passwordField, readStaffForm } from "../staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "../staff-messages.ts";
import { consumeFirstAdminLink, lockFirstAdminLink } from "./first-admin-link-queries.ts";
import { recordSignIn } from "./record-sign-in.ts";

const invitationSchema = v.object({ token: createLineSchema(200), password: passwordField });
const firstAdminSchema = v.object({
  token: createLineSchema(200),
  name: createLineSchema(120),
  email: emailSchema,
  password: passwordField,
});

/**
 * Sets the password of an invited staff member. The emailed link works once and expires after a week. The second factor
 * comes next.
 *
 * @returns the cookie's value.
 * @throws Invalid; Unavailable
 */
export async function acceptInvitation(context: Context, raw: unknown): Promise<string> {
  const { typed, codes } = readStaffForm(invitationSchema, raw, ["token", "password"]);
  const token = typed.token ?? "";
  const now = context.clock();
  const query = { token_sha256: sha256(token), purpose: "invitation", now } as const;
  const found = isSecret(token) ? await selectUsableToken(context.db, query) : undefined;
  if (!found) throw createStaffProblem({ token: "dead_link" });
  const password = checkPassword(context, typed.password ?? "", [found.email], codes);
  const password_hash = await context.passwords.hash(password);
  return runInTransaction(context, async (tx) => {
    if (!(await consumeToken(tx.db, query.token_sha256, now))) throw createStaffProblem({ token: "dead_link" });
    await consumeTokens(tx.db, found.account_id, now, "invitation");
    await updateAccount(tx.db, found.account_id, { password_hash, email_verified_at: now });
    return startPendingSession(tx, found.account_id, "invitation.accepted");
  });
}

/**
 * Creates the first head office account by the link printed at startup. @throws Invalid; Unavailable
 *
 * @returns the cookie's value.
 */
export async function createFirstAdmin(context: Context, raw: unknown): Promise<string> {
  const { typed, codes } = readStaffForm(firstAdminSchema, raw, ["token", "name", "email", "password"]);
  const [name, email, token] = [typed.name ?? "", typed.email ?? "", typed.token ?? ""];
  const password = checkPassword(context, typed.password ?? "", [name, email], codes);
  const password_hash = await context.passwords.hash(password);
  return runInTransaction(context, async (tx) => {
    const { db, locale, clock } = tx;
    await lockFirstAdminLink(db);
    if (!isSecret(token) || !(await consumeFirstAdminLink(db, sha256(token), clock())))
      throw createStaffProblem({ token: "dead_link" });
    const account = { email, locale, password_hash, created_at: clock() };
    const id = await insertStaff(db, account, { name, staff_role: "head_office", office_id: null, agent_id: null });
    if (id === null) throw createStaffProblem({ email: "email_taken" });
    return startPendingSession(tx, id, "head_office.opened");
  });
}

/** Starts a session that still needs a second factor. */
async function startPendingSession(context: Context, account_id: number, action: string): Promise<string> {
  const secret = createSecret();
  await startStaffSession(context, account_id, secret, false);
  await recordSignIn(context, account_id, action);
  return secret;
}

function checkPassword({ network }: Context, password: string, known: string[], codes: StaffCodes): string {
  const words = [...known, ...known.map((text) => text.split("@")[0] ?? ""), network.brand];
  const fault = password && findPasswordFault(password, words);
  if (fault) codes.password ??= fault;
  if (Object.keys(codes).length > 0) throw createStaffProblem(codes);
  return password;
}
