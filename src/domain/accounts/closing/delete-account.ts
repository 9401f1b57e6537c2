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
  const proofs = await runInTransaction(context, (tx) => deleteBuyer(tx, { id, email }));
  for (const file of proofs) await context.files.remove(file);
}

/** Deletes an account's rows in the current transaction. Resolves with the files to remove once it is committed. */
export async function deleteBuyer({ db }: Context, { id, email }: { id: number; email: string }): Promise<string[]> {
  // Waits for an upload of a proof of funds in progress, so that its file is deleted, too.
  await lockAccount(db, id);
  const proof = await selectFundsProof(db, id);
  await deleteMailsFor(db, id);
  await deleteAnswersTo(db, email);
  await deleteAccountRow(db, id);
  return proof ? [getFundsProofKey(proof)] : [];
}
