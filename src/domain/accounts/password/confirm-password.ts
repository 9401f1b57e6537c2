import { type Context, requireBuyer } from "#domain/context.ts";
import { createAccountProblem } from "../account-messages.ts";
import { selectAccount } from "../account-queries.ts";

/** Returns the buyer's own account after checking their password. @throws NotSignedIn; Invalid on `password` */
export async function confirmPassword(context: Context, password: string): Promise<{ id: number; email: string }> {
  const { id } = requireBuyer(context);
  const account = await selectAccount(context.db, id);
  const isCorrect = await context.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isCorrect) {
    context.recordSecurityEvent?.("password_confirmation_failed", id);
    throw createAccountProblem({ password: "wrong_password" }, context.locale);
  }
  return { id, email: account.email };
}
