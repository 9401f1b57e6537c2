import { requireAccountForm } from "#domain/accounts/account-input.ts";
import { createAccountProblem } from "#domain/accounts/account-messages.ts";
import { endSession } from "#domain/accounts/sessions/session-queries.ts";
import { startVerifiedStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { selectStaffCredentials } from "../members/staff-queries.ts";

/**
 * Checks a staff member's email and password and starts a session that needs a second factor. A wrong password, an
 * unknown email and a disabled account get the same message after the same amount of work.
 *
 * @returns the cookie's value.
 * @throws Invalid; Unavailable when too many people sign in at once
 */
export async function signInStaff(context: Context, input: unknown, before: string | null): Promise<string> {
  const { email, password } = requireAccountForm(context, "login", input);
  const account = await selectStaffCredentials(context.db, email);
  const matches = await context.passwords.verify(account?.password_hash ?? null, password);
  const createProblem = () => {
    context.recordSecurityEvent?.("staff_sign_in_failed", email);
    return createAccountProblem({ email: "wrong_login" }, context.locale);
  };
  if (!account || !matches) throw createProblem();
  if (before) await endSession(context.db, sha256(before), context.clock());
  const secret = createSecret();
  if (!(await startVerifiedStaffSession(context, account, secret))) throw createProblem();
  return secret;
}
