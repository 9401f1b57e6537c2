import { randomUUID } from "node:crypto";
import { type Context, enqueue } from "#domain/context.ts";
import { checkForgot } from "../account-input.ts";
import { createAccountProblem } from "../account-messages.ts";

/**
 * Requests a password reset email. It doesn't look up the account, so neither the response nor its timing reveals
 * whether one exists. @throws Invalid
 */
export async function requestPasswordReset(context: Context, input: unknown): Promise<void> {
  const checked = checkForgot(input);
  if ("codes" in checked) throw createAccountProblem(checked.codes, context.locale);
  const { email } = checked.input;
  await enqueue(context, "account-mail", { kind: "reset_password", id: randomUUID(), email });
}
