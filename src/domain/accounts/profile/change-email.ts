import { randomUUID } from "node:crypto";
import { type Context, enqueue, requireBuyer, runInTransaction } from "#domain/context.ts";
import { requireAccountForm } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";
import { selectAccount, updateEmail } from "../account-queries.ts";
import { consumeTokens } from "../mails/token-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { endSessions } from "../sessions/session-queries.ts";

/**
 * Changes the buyer's email address, unverified. Ends their other sessions and all emailed links, and notifies the old
 * address.
 *
 * @throws NotSignedIn; Invalid, also if the address has an account; Unavailable
 */
export async function changeEmail(context: Context, input: unknown): Promise<void> {
  const { session } = requireBuyer(context);
  const { email, password } = requireAccountForm(context, "changeEmail", input);
  const { id } = await confirmPassword(context, password);
  await runInTransaction(context, async (tx) => {
    const { db } = tx;
    const now = tx.clock();
    const old_email = (await selectAccount(db, id))?.email;
    // A repeated request changes nothing and sends no email.
    if (old_email === undefined || old_email === email) return;
    if (!(await updateEmail(db, id, email))) throw createAccountProblem({ email: "email_taken" }, tx.locale);
    await consumeTokens(db, id, now);
    await endSessions(db, id, now, session);
    await enqueue(tx, "account-mail", { kind: "verify_email", id: randomUUID(), account_id: id });
    await enqueue(tx, "account-mail", { kind: "email_changed", id: randomUUID(), account_id: id, old_email });
  });
}
