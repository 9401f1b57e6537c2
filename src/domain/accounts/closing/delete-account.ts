import { type Context, inTransaction } from "#domain/context.ts";
import { checkPassword } from "../account-input.ts";
import { accountProblem } from "../account-messages.ts";
import { lockAccount } from "../account-queries.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { deleteAccountRow, deleteAnswersTo, deleteMailsFor, selectFundsProof } from "./closing-queries.ts";
import { fundsProofKey } from "./funds-proof-key.ts";

/**
 * Deletes the buyer's account with all that is theirs alone, the mails written to them about it and their proof of funds
 * included. What they wrote to an office is that office's, and stays, and so do what they signed and the record of the
 * documents that it opened to them: owners rely on it. @throws NotSignedIn; Invalid; Unavailable
 */
export async function deleteAccount(context: Context, input: unknown): Promise<void> {
  const checked = checkPassword(input);
  if ("codes" in checked) throw accountProblem(checked.codes, context.locale);
  const { id, email } = await confirmPassword(context, checked.input.password);
  const proof = await inTransaction(context, async ({ db }) => {
    // A proof that is being kept meanwhile is there before, or not at all: its file must not stay behind.
    await lockAccount(db, id);
    const stored = await selectFundsProof(db, id);
    await deleteMailsFor(db, id);
    await deleteAnswersTo(db, email);
    await deleteAccountRow(db, id);
    return stored;
  });
  if (proof) await context.files.remove(fundsProofKey(proof));
}
