import { type Context, enqueue } from "#domain/context.ts";

/** Tells an account's owner by email, at most once a day, that someone who has the password is trying codes. */
export async function reportWrongCodes(context: Context, account_id: number): Promise<void> {
  const day = context.clock().toISOString().slice(0, "2026-11-25".length);
  await enqueue(context, "account-mail", { kind: "wrong_codes", id: `wrong_codes ${day}`, account_id });
}
