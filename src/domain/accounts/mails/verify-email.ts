import { type Context, runInTransaction } from "#domain/context.ts";
import { isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { createAccountProblem } from "../account-messages.ts";
import { updateAccount } from "../account-queries.ts";
import { consumeToken, selectUsableToken } from "./token-queries.ts";

/**
 * Verifies an address by its emailed link. Call this from a button, because email scanners open links.
 *
 * @returns the verified address.
 * @throws Invalid on `token` if it was used, has expired, or the address has changed since
 */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<string> {
  return runInTransaction(context, async ({ db, clock, locale }) => {
    const now = clock();
    const token_sha256 = sha256(token);
    const found = isSecret(token) && (await selectUsableToken(db, { token_sha256, purpose: "verify_email", now }));
    if (!found || found.email !== found.account_email || !(await consumeToken(db, token_sha256, now)))
      throw createAccountProblem({ token: "dead_link" }, locale);
    await updateAccount(db, found.account_id, { email_verified_at: now });
    return found.email;
  });
}
