import { randomUUID } from "node:crypto";
import { type Context, enqueue } from "#domain/context.ts";
import { requireAccountForm } from "../account-input.ts";

/**
 * Requests a password reset email. It doesn't look up the account, so neither the response nor its timing reveals
 * whether one exists. @throws Invalid
 */
export async function requestPasswordReset(context: Context, input: unknown): Promise<void> {
  const { email } = requireAccountForm(context, "forgot", input);
  await enqueue(context, "account-mail", { kind: "reset_password", id: randomUUID(), email });
}
