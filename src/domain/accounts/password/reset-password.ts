import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { checkReset, requireValid } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";
import { updateAccount } from "../account-queries.ts";
import { consumeToken, consumeTokens, selectUsableToken } from "../mails/token-queries.ts";
import { endSessions } from "../sessions/session-queries.ts";

/**
 * Sets a new password by an emailed link, which works once. Ends all sessions of the account and verifies its address,
 * because the link reached it.
 *
 * @throws Invalid; Unavailable
 */
export async function resetPassword(context: Context, input: unknown): Promise<void> {
  const { token, email, password } = requireValid(checkReset(input, context), context.locale);
  const deadLink = createAccountProblem({ token: "dead_link" }, context.locale);
  const query = { token_sha256: sha256(token), purpose: "reset_password", now: context.clock() } as const;
  const found = isSecret(token) ? await selectUsableToken(context.db, query) : undefined;
  if (found?.email.toLowerCase() !== email.toLowerCase() || found.account_email !== found.email) throw deadLink;
  const { account_id } = found;
  const password_hash = await context.passwords.hash(password);
  await runInTransaction(context, async (tx) => {
    const { db } = tx;
    if (!(await consumeToken(db, query.token_sha256, query.now))) throw deadLink;
    await consumeTokens(db, account_id, query.now, "reset_password");
    await updateAccount(db, account_id, { password_hash, email_verified_at: query.now });
    await endSessions(db, account_id, query.now, null);
    await enqueue(tx, "account-mail", { kind: "password_changed", id: randomUUID(), account_id });
  });
  context.recordSecurityEvent?.("password_changed", account_id);
}
