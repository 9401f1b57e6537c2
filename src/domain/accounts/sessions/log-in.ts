import type { Context } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { requireAccountForm } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";
import { selectActiveByEmail } from "../account-queries.ts";
import type { UserInfo } from "../profile/user-info.ts";
import { endSession } from "./session-queries.ts";
import { startVerifiedSession } from "./start-session.ts";

/** The result of signing in by password. */
interface LoggedIn {
  /** Null if a second factor is required; until it is passed, the session grants no access. */
  user: UserInfo | null;
  /** The secret for the session cookie. */
  secret: string;
}

interface Cookie {
  /** The secret of the browser's previous session. That session ends. */
  before?: string | null;
  /** The new session's secret. */
  secret?: string;
}

/**
 * Signs a buyer in by email and password, always with a new session. A wrong password and an unknown email get the same
 * message after the same amount of work. An account with a second factor is signed in only by `completeLogIn`.
 *
 * @throws Invalid; Unavailable if too many people sign in at once
 */
export async function logIn(
  context: Context,
  input: unknown,
  { before = null, secret = createSecret() }: Cookie = {},
): Promise<LoggedIn> {
  const { email, password } = requireAccountForm(context, "login", input);
  const account = await selectActiveByEmail(context.db, email);
  const matches = await context.passwords.verify(account?.password_hash ?? null, password);
  const createProblem = () => {
    context.recordSecurityEvent?.("sign_in_failed", email);
    return createAccountProblem({ email: "wrong_login" }, context.locale);
  };
  if (!account || !matches) throw createProblem();
  // No transaction is needed: a crash between ending one session and starting the next does no harm.
  if (before) await endSession(context.db, sha256(before), context.clock());
  const user = await startVerifiedSession(context, account, secret);
  if (!user) throw createProblem();
  if (account.second_factor_since) return { user: null, secret };
  context.recordSecurityEvent?.("signed_in", email);
  return { user, secret };
}
