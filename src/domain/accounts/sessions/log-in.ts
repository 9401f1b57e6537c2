import type { Context } from "#domain/context.ts";
import { newSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { checkLogin } from "../account-input.ts";
import { accountProblem } from "../account-messages.ts";
import { selectActiveByEmail } from "../account-queries.ts";
import type { UserInfo } from "../profile/user-info.ts";
import { endSession } from "./session-queries.ts";
import { startProvedSession } from "./start-session.ts";

/** Somebody who has just signed in. */
export interface SignedIn {
  user: UserInfo;
  /** What their cookie is to hold. */
  secret: string;
}

interface Cookie {
  /** The secret of the session that the browser had until now: it ends. */
  before?: string | null;
  /** The new one's. */
  secret?: string;
}

/**
 * Signs a buyer in by e-mail and password, always into a new session. A wrong password and an unknown e-mail are refused
 * in the same words after the same work.
 *
 * @throws Invalid; Unavailable when too many sign in at once
 */
export async function logIn(
  context: Context,
  input: unknown,
  { before = null, secret = newSecret() }: Cookie = {},
): Promise<SignedIn> {
  const checked = checkLogin(input);
  if ("codes" in checked) throw accountProblem(checked.codes, context.locale);
  const { email, password } = checked.input;
  const account = await selectActiveByEmail(context.db, email);
  const matches = await context.passwords.verify(account?.password_hash ?? null, password);
  const wrong = () => accountProblem({ email: "wrong_login" }, context.locale);
  if (!account || !matches) throw wrong();
  // No transaction: of two sessions, one ended and one not yet begun, neither harms if the process dies between them.
  if (before) await endSession(context.db, sha256(before), context.clock());
  const user = await startProvedSession(context, account, secret);
  if (!user) throw wrong();
  return { user, secret };
}
