import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { EmailCodeTable } from "#db/tables/accounts.ts";

/** Stores the code of an email and returns it. If the email already has a code, returns that one. */
export async function insertCode(db: Db, row: Omit<Insertable<EmailCodeTable>, "tries">): Promise<string> {
  const { code } = await db
    .insertInto("email_codes")
    .values(row)
    .onConflict((conflict) => conflict.column("mail_key").doUpdateSet({ mail_key: row.mail_key }))
    .returning("code")
    .executeTakeFirstOrThrow();
  return code;
}

/** Counts an attempt against all codes of an address. Returns those with attempts left. */
export async function countAttempt(
  db: Db,
  { account_id, email, now, max }: { account_id: number; email: string; now: Date; max: number },
): Promise<string[]> {
  const rows = await db
    .updateTable("email_codes")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("account_id", "=", account_id)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .where("tries", "<", max)
    .returning("code")
    .execute();
  return rows.map(({ code }) => code);
}

export async function deleteCodes(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("email_codes").where("account_id", "=", account_id).execute();
}

export async function deleteExpiredCodes(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("email_codes").where("expires_at", "<", expiredBefore).execute();
}

export function selectVerification(db: Db, account_id: number) {
  return db
    .selectFrom("accounts")
    .select(["email", "email_verified_at"])
    .where("id", "=", account_id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

/** Marks an account's address as verified, unless it has changed. */
export async function markVerified(db: Db, account_id: number, email: string, email_verified_at: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ email_verified_at })
    .where("id", "=", account_id)
    .where("email", "=", email)
    .execute();
}
