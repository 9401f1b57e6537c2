import { randomUUID } from "node:crypto";
import { type Context, enqueue, requireBuyer } from "#domain/context.ts";
import { selectVerification } from "./email-code-queries.ts";

/** Emails the buyer a new code and link, unless their address is verified. @throws NotSignedIn */
export async function resendCode(context: Context): Promise<void> {
  const { id } = requireBuyer(context);
  const account = await selectVerification(context.db, id);
  if (!account || account.email_verified_at) return;
  await enqueue(context, "account-mail", { kind: "verify_email", id: randomUUID(), account_id: id });
}
