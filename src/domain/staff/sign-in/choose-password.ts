import * as v from "valibot";
import { updateAccount } from "#domain/accounts/account-queries.ts";
import { selectUsable, spendToken, spendTokens } from "#domain/accounts/mails/token-queries.ts";
import { passwordFault } from "#domain/accounts/password/password-rules.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { createSecret, isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { insertStaff } from "../members/staff-queries.ts";
import { emailField, lineOf, passwordField, readStaffForm } from "../staff-fields.ts";
import { type StaffCodes, staffProblem } from "../staff-messages.ts";
import { lockOpening, spendOpening } from "./opening-queries.ts";
import { recordSignIn } from "./record-sign-in.ts";

const invitationForm = v.object({ token: lineOf(200), password: passwordField });
const openingForm = v.object({ token: lineOf(200), name: lineOf(120), email: emailField, password: passwordField });

/**
 * Sets the password of an invited staff member. The emailed link works once and expires after a week. The second factor
 * comes next.
 *
 * @returns the cookie's value.
 * @throws Invalid; Unavailable
 */
export async function acceptInvitation(context: Context, raw: unknown): Promise<string> {
  const { typed, codes } = readStaffForm(invitationForm, raw, ["token", "password"]);
  const token = typed.token ?? "";
  const now = context.clock();
  const query = { token_sha256: sha256(token), purpose: "invitation", now } as const;
  const found = isSecret(token) ? await selectUsable(context.db, query) : undefined;
  if (!found) throw staffProblem({ token: "dead_link" });
  const password = checkedPassword(context, typed.password ?? "", [found.email], codes);
  const password_hash = await context.passwords.hash(password);
  return inTransaction(context, async (inside) => {
    if (!(await spendToken(inside.db, query.token_sha256, now))) throw staffProblem({ token: "dead_link" });
    await spendTokens(inside.db, found.account_id, now, "invitation");
    await updateAccount(inside.db, found.account_id, { password_hash, email_verified_at: now });
    return letIn(inside, found.account_id, "invitation.accepted");
  });
}

/**
 * Creates the first head office account by the link printed at startup. @throws Invalid; Unavailable
 *
 * @returns the cookie's value.
 */
export async function createFirstAdmin(context: Context, raw: unknown): Promise<string> {
  const { typed, codes } = readStaffForm(openingForm, raw, ["token", "name", "email", "password"]);
  const [name, email, token] = [typed.name ?? "", typed.email ?? "", typed.token ?? ""];
  const password = checkedPassword(context, typed.password ?? "", [name, email], codes);
  const password_hash = await context.passwords.hash(password);
  return inTransaction(context, async (inside) => {
    const { db, locale, clock } = inside;
    await lockOpening(db);
    if (!isSecret(token) || !(await spendOpening(db, sha256(token), clock())))
      throw staffProblem({ token: "dead_link" });
    const account = { email, locale, password_hash, created_at: clock() };
    const id = await insertStaff(db, account, { name, rank: "head_office", office_id: null, agent_id: null });
    if (id === null) throw staffProblem({ email: "email_taken" });
    return letIn(inside, id, "head_office.opened");
  });
}

/** Starts a session that still needs a second factor. */
async function letIn(context: Context, account_id: number, action: string): Promise<string> {
  const secret = createSecret();
  await startStaffSession(context, account_id, secret, false);
  await recordSignIn(context, account_id, action);
  return secret;
}

function checkedPassword({ network }: Context, password: string, known: string[], codes: StaffCodes): string {
  const words = [...known, ...known.map((text) => text.split("@")[0] ?? ""), network.brand];
  const fault = password && passwordFault(password, words);
  if (fault) codes.password ??= fault;
  if (Object.keys(codes).length > 0) throw staffProblem(codes);
  return password;
}
