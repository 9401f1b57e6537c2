import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { createAccountProblem, getAccountGoneMessage } from "../account-messages.ts";
import { MAX_CODE_ATTEMPTS } from "./create-code.ts";
import { countAttempt, deleteCodes, markVerified, selectVerification } from "./email-code-queries.ts";

/**
 * Verifies the buyer's email address by its emailed code. Does nothing if it is already verified.
 *
 * @throws NotSignedIn; Invalid on `code` if it is wrong, has expired or was tried too often
 */
export async function verifyCode(context: Context, { code }: { code: string }): Promise<void> {
  const { id } = requireBuyer(context);
  const account = await selectVerification(context.db, id);
  if (!account) throw new NotSignedIn(getAccountGoneMessage(context.locale));
  if (account.email_verified_at) return;
  const { email } = account;
  const now = context.clock();
  // Outside the transaction, so that a failed attempt is counted.
  const codes = await countAttempt(context.db, { account_id: id, email, now, max: MAX_CODE_ATTEMPTS });
  if (!codes.includes(code)) {
    context.recordSecurityEvent?.("email_code_failed", id);
    throw createAccountProblem({ code: "wrong_code" }, context.locale);
  }
  await runInTransaction(context, async ({ db }) => {
    await markVerified(db, id, email, now);
    await deleteCodes(db, id);
  });
}
