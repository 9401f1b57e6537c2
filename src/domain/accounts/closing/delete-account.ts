import { buyerOf, type Context, inTransaction } from "#domain/context.ts";
import { deleteAccountRow, deleteMailsOf } from "./closing-queries.ts";

/**
 * Deletes the buyer's account with all that is theirs alone, the mails written to them about it included. What they
 * wrote to an office is that office's, and stays. @throws NotSignedIn
 */
export async function deleteAccount(context: Context): Promise<void> {
  const { id } = buyerOf(context);
  await inTransaction(context, async ({ db }) => {
    await deleteMailsOf(db, id);
    await deleteAccountRow(db, id);
  });
}
