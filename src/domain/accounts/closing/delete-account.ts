import { type Context, runInTransaction } from "#domain/context.ts";
import { requireAccountForm } from "../account-input.ts";
import { lockAccount } from "../account-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { deleteAccountRow, deleteAnswersTo, deleteMailsFor, selectFundsProof } from "./closing-queries.ts";
import { getFundsProofKey } from "./funds-proof-key.ts";

/**
 * Deletes the buyer's account and everything that is only theirs, including emails about the account and the proof of
 * funds. Inquiries stay with the office. Signed agreements and document views stay too, because sellers rely on them.
 * @throws NotSignedIn; Invalid; Unavailable
 */
export async function deleteAccount(context: Context, input: unknown): Promise<void> {
  const { password } = requireAccountForm(context, "password", input);
  const { id, email } = await confirmPassword(context, password);
  const proof = await runInTransaction(context, async ({ db }) => {
    // Waits for a proof of funds that is being uploaded, so that its file is deleted too.
    await lockAccount(db, id);
    const stored = await selectFundsProof(db, id);
    await deleteMailsFor(db, id);
    await deleteAnswersTo(db, email);
    await deleteAccountRow(db, id);
    return stored;
  });
  if (proof) await context.files.remove(getFundsProofKey(proof));
}
