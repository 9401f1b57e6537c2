import { randomInt } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { insertCode } from "./email-code-queries.ts";

/** Lifetime of a code, as stated in emails and forms. */
export const CODE_LIFETIME_MS = 15 * 60_000;
/** A code stops working after this many attempts. */
export const MAX_CODE_ATTEMPTS = 10;

/** Creates the six digits that verify an email address. Creating the same email again returns the same code. */
export async function createCode(
  { db, clock }: Context,
  { mail_key, account_id, email }: { mail_key: string; account_id: number; email: string },
): Promise<string> {
  const created_at = clock();
  const expires_at = new Date(created_at.getTime() + CODE_LIFETIME_MS);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return insertCode(db, { mail_key, account_id, email, code, created_at, expires_at });
}
