import { randomUUID } from "node:crypto";
import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { checkPassword } from "../account-input.ts";
import { accountProblem } from "../account-messages.ts";
import { updateAccount } from "../account-queries.ts";
import { spendTokens } from "../mails/token-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { endSessions } from "../sessions/session-queries.ts";

/**
 * Cancels the buyer's account: no one can sign in to it, its email address can be used again, and all its sessions and
 * emailed links end. Agreements and signatures stay. @throws NotSignedIn; Invalid; Unavailable
 */
export async function cancelAccount(context: Context, input: unknown): Promise<void> {
  const checked = checkPassword(input);
  if ("codes" in checked) throw accountProblem(checked.codes, context.locale);
  const { id } = await confirmPassword(context, checked.input.password);
  await inTransaction(context, async (inside) => {
    const now = inside.clock();
    await updateAccount(inside.db, id, { cancelled_at: now });
    await spendTokens(inside.db, id, now);
    await endSessions(inside.db, id, now, null);
    await enqueue(inside, "account-mail", { kind: "cancelled", id: randomUUID(), account_id: id });
  });
}
