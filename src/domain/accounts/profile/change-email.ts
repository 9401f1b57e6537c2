import { randomUUID } from "node:crypto";
import { type Context, enqueue, inTransaction, requireBuyer } from "#domain/context.ts";
import { checkChangeEmail } from "../account-input.ts";
import { accountProblem } from "../account-messages.ts";
import { selectAccount, updateEmail } from "../account-queries.ts";
import { spendTokens } from "../mails/token-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { endSessions } from "../sessions/session-queries.ts";

/**
 * Moves the buyer's account to another e-mail address, which is not verified yet. Their other sessions and all mailed
 * links end; the old address is told.
 *
 * @throws NotSignedIn; Invalid, also for an address that has an account; Unavailable
 */
export async function changeEmail(context: Context, input: unknown): Promise<void> {
  const { session } = requireBuyer(context);
  const checked = checkChangeEmail(input);
  if ("codes" in checked) throw accountProblem(checked.codes, context.locale);
  const { email, password } = checked.input;
  const { id } = await confirmPassword(context, password);
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const now = inside.clock();
    const old_email = (await selectAccount(db, id))?.email;
    // Asked for again, it is done already: nothing is to be proved anew, and nobody is to be told.
    if (old_email === undefined || old_email === email) return;
    if (!(await updateEmail(db, id, email))) throw accountProblem({ email: "email_taken" }, inside.locale);
    await spendTokens(db, id, now);
    await endSessions(db, id, now, session);
    await enqueue(inside, "account-mail", { kind: "verify_email", id: randomUUID(), account_id: id });
    await enqueue(inside, "account-mail", { kind: "email_changed", id: randomUUID(), account_id: id, old_email });
  });
}
