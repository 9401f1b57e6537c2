import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AccountTokenTable } from "#db/tables/accounts.ts";

type Purpose = AccountTokenTable["purpose"];

export async function insertToken(db: Db, token: Insertable<AccountTokenTable>): Promise<void> {
  await db.insertInto("account_tokens").values(token).execute();
}

/** Selects the emailed link with this token if it is still valid and its account is active. */
export function selectUsableToken(
  db: Db,
  { token_sha256, purpose, now }: { token_sha256: string; purpose: Purpose; now: Date },
): Promise<{ account_id: number; email: string; account_email: string } | undefined> {
  return db
    .selectFrom("account_tokens")
    .innerJoin("accounts", "accounts.id", "account_tokens.account_id")
    .select(["account_id", "account_tokens.email", "accounts.email as account_email"])
    .where("token_sha256", "=", token_sha256)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("account_tokens.expires_at", ">", now)
    .where("accounts.cancelled_at", "is", null)
    .executeTakeFirst();
}

/** Marks a link as used. Returns false if another request has used it already. */
export async function consumeToken(db: Db, token_sha256: string, used_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_tokens")
    .set({ used_at })
    .where("token_sha256", "=", token_sha256)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Invalidates an account's emailed links, for one purpose or for all. */
export async function consumeTokens(db: Db, account_id: number, used_at: Date, purpose?: Purpose): Promise<void> {
  await db
    .updateTable("account_tokens")
    .set({ used_at })
    .where("account_id", "=", account_id)
    .where("used_at", "is", null)
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose as Purpose))
    .execute();
}

export async function deleteTokens(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("account_tokens").where("expires_at", "<", expiredBefore).execute();
}
