import { randomInt } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { insertCode } from "./email-code-queries.ts";

/** How long a code can be used, as emails and forms say. */
export const CODE_LIFETIME_MS = 15 * 60_000;
/** A code is worthless after this many tries. */
export const MAX_CODE_TRIES = 10;

/** The six digits that verify an email's address; an email always has the same code. */
export async function createCode(
  { db, clock }: Context,
  { mail_key, account_id, email }: { mail_key: string; account_id: number; email: string },
): Promise<string> {
  const created_at = clock();
  const expires_at = new Date(created_at.getTime() + CODE_LIFETIME_MS);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return insertCode(db, { mail_key, account_id, email, code, created_at, expires_at });
}
