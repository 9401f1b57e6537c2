import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { requireAccountForm } from "../account-input.ts";
import { updateAccount } from "../account-queries.ts";
import { deleteAccountDevices } from "../devices/device-queries.ts";
import { consumeTokens } from "../mails/token-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { clearSecondFactor } from "../second-factor/second-factor-queries.ts";
import { endSessions } from "../sessions/session-queries.ts";

/**
 * Cancels the buyer's account: no one can sign in to it, its email address can be used again, and all its sessions and
 * emailed links end. Agreements and signatures stay. @throws NotSignedIn; Invalid; Unavailable
 */
export async function cancelAccount(context: Context, input: unknown): Promise<void> {
  const { password } = requireAccountForm(context, "password", input);
  const { id } = await confirmPassword(context, password);
  await runInTransaction(context, async (tx) => {
    const now = tx.clock();
    await updateAccount(tx.db, id, { cancelled_at: now });
    await consumeTokens(tx.db, id, now);
    await clearSecondFactor(tx.db, id);
    await deleteAccountDevices(tx.db, id);
    await endSessions(tx.db, id, now, null);
    await enqueue(tx, "account-mail", { kind: "cancelled", id: randomUUID(), account_id: id });
  });
}
