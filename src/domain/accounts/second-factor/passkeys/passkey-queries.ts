import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PasskeyTable } from "#db/tables/second-factors.ts";

export type Passkey = Selectable<PasskeyTable>;

/** Selects an account's passkeys, the latest first. */
export function selectPasskeys(db: Db, account_id: number): Promise<Passkey[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", account_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Inserts a passkey. Returns false if it is already registered. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const row = await db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePasskeyUse(db: Db, id: string, counter: number, used_at: Date): Promise<void> {
  await db.updateTable("passkeys").set({ counter, used_at }).where("id", "=", id).execute();
}

/** Deletes a passkey. Returns false if the account doesn't have it. */
export async function deletePasskey(db: Db, account_id: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("account_id", "=", account_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeys(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("passkeys").where("account_id", "=", account_id).execute();
}

/** Stores a session's challenge and replaces any earlier one. */
export async function saveChallenge(
  db: Db,
  session_sha256: string,
  challenge: string,
  expires_at: Date,
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({ session_sha256, challenge, expires_at })
    .onConflict((conflict) => conflict.column("session_sha256").doUpdateSet({ challenge, expires_at }))
    .execute();
}

/** Deletes and returns a session's challenge, so that it can be answered only once. Returns null if it has expired. */
export async function spendChallenge(db: Db, session_sha256: string, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("session_sha256", "=", session_sha256)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : null;
}
