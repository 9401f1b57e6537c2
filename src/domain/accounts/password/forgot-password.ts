import { randomUUID } from "node:crypto";
import { type Context, enqueue } from "#domain/context.ts";
import { checkForgot } from "../account-input.ts";
import { accountProblem } from "../account-messages.ts";

/**
 * Has a link for a new password mailed, if anybody has that address. Nothing is looked up here, so that neither the answer
 * nor its time says whether anybody has. @throws Invalid
 */
export async function forgotPassword(context: Context, input: unknown): Promise<void> {
  const checked = checkForgot(input);
  if ("codes" in checked) throw accountProblem(checked.codes, context.locale);
  const { email } = checked.input;
  await enqueue(context, "account-mail", { kind: "reset_password", id: randomUUID(), email });
}
