import { type Insertable, sql, type Updateable } from "kysely";
import { compileOnce } from "#db/compile-once.ts";
import type { Db } from "#db/connect.ts";
import type { AccountConsentTable, AccountTable, BuyerTable } from "#db/tables/accounts.ts";

interface BuyerCredentials {
  id: number;
  email: string;
  password_hash: string | null;
  /** Null if the account has no second factor. */
  second_factor_since: Date | null;
}

const activeByEmail = compileOnce((db, { email }: { email: string }) =>
  db
    .selectFrom("accounts")
    .leftJoin("second_factors", "second_factors.account_id", "accounts.id")
    .select(["id", "email", "password_hash", "confirmed_at as second_factor_since"])
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email))
    .where("kind", "=", "buyer")
    .where("cancelled_at", "is", null)
    .compile(),
);

/** Selects the active buyer account with an email address. Canceling an account releases its address. */
export function selectActiveByEmail(db: Db, email: string): Promise<BuyerCredentials | undefined> {
  return activeByEmail(db, { email: email.toLowerCase() });
}

/** Inserts an account. Returns its id, or null if another account has the email address. */
export async function insertAccount(db: Db, account: Insertable<AccountTable>): Promise<number | null> {
  const row = await db
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertBuyer(db: Db, buyer: Insertable<BuyerTable>): Promise<void> {
  await db.insertInto("buyers").values(buyer).execute();
}

/** Adds the registration as the first entry of a buyer's activity history. */
export async function insertFirstActivity(db: Db, buyer_id: number, happened_at: Date): Promise<void> {
  const first = { buyer_id, kind: "registered", listing_number: null, happened_at } as const;
  await db.insertInto("buyer_activity").values(first).execute();
}

export async function insertConsents(db: Db, consents: Insertable<AccountConsentTable>[]): Promise<void> {
  await db.insertInto("account_consents").values(consents).execute();
}

/** Selects an account unless it is canceled. */
export function selectAccount(
  db: Db,
  id: number,
): Promise<{ email: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom("accounts")
    .select(["email", "password_hash"])
    .where("id", "=", id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

/** Locks an account's row until the transaction ends, so that concurrent changes to it wait. */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.selectFrom("accounts").select("id").where("id", "=", id).forUpdate().execute();
}

export async function updateAccount(db: Db, id: number, change: Updateable<AccountTable>): Promise<void> {
  await db.updateTable("accounts").set(change).where("id", "=", id).execute();
}

/**
 * Changes an account's address and marks it as unverified. Returns false if another account has the address, even if it
 * was registered a moment ago.
 */
export async function updateEmail(db: Db, id: number, email: string): Promise<boolean> {
  // A concurrent registration of the same address holds this lock until it ends.
  await sql`lock table accounts in share row exclusive mode`.execute(db);
  const holder = await db
    .selectFrom("accounts")
    .select("id")
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("cancelled_at", "is", null)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (holder) return false;
  await updateAccount(db, id, { email, email_verified_at: null });
  return true;
}

export async function updateBuyer(db: Db, account_id: number, change: Updateable<BuyerTable>): Promise<void> {
  await db.updateTable("buyers").set(change).where("account_id", "=", account_id).execute();
}

/** Selects the active buyer or staff account with an email address. */
export async function selectIdByEmail(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom("accounts")
    .leftJoin("staff", "staff.account_id", "accounts.id")
    .select("accounts.id")
    .where(({ eb, fn }) => eb(fn("lower", ["accounts.email"]), "=", email.toLowerCase()))
    .where("accounts.cancelled_at", "is", null)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Selects the recipient of an account email. */
export function selectPerson(db: Db, id: number) {
  return db
    .selectFrom("accounts")
    .leftJoin("buyers", "buyers.account_id", "accounts.id")
    .leftJoin("staff", "staff.account_id", "accounts.id")
    .select(["accounts.id", "accounts.kind", "accounts.email", "accounts.locale", "accounts.cancelled_at"])
    .select(["buyers.first_name", "buyers.last_name", "staff.name", "staff.disabled_at"])
    .where("accounts.id", "=", id)
    .executeTakeFirst();
}

/** Selects an account in any status with its buyer data. */
export function selectBuyer(db: Db, id: number) {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .selectAll("accounts")
    .selectAll("buyers")
    .where("accounts.id", "=", id)
    .executeTakeFirst();
}
