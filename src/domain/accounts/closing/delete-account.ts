import { type Context, inTransaction } from "#domain/context.ts";
import { checkPassword } from "../account-input.ts";
import { refusalOfAccount } from "../account-messages.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { deleteAccountRow, deleteAnswersTo, deleteMailsOf } from "./closing-queries.ts";

/**
 * Deletes the buyer's account with all that is theirs alone, the mails written to them about it included. What they
 * wrote to an office is that office's, and stays. @throws NotSignedIn; Invalid; Unavailable
 */
export async function deleteAccount(context: Context, input: unknown): Promise<void> {
  const checked = checkPassword(input);
  if ("codes" in checked) throw refusalOfAccount(checked.codes, context.locale);
  const { id, email } = await confirmPassword(context, checked.input.password);
  await inTransaction(context, async ({ db }) => {
    await deleteMailsOf(db, id);
    await deleteAnswersTo(db, email);
    await deleteAccountRow(db, id);
  });
}
