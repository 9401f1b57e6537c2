import type { Db } from "#db/connect.ts";
import type { DemoBuyer } from "./demo-buyers.ts";

/** Inserts buyers, skipping email addresses that have an account. */
export async function insertBuyers(db: Db, buyers: readonly DemoBuyer[]): Promise<void> {
  const rows = await db
    .insertInto("accounts")
    .values(buyers.map(({ account }) => account))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "email"])
    .execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  const people = buyers.flatMap(({ account, buyer }) => {
    const account_id = idOf.get(account.email);
    return account_id === undefined ? [] : [{ account_id, ...buyer }];
  });
  if (people.length > 0) await db.insertInto("buyers").values(people).execute();
}

/** Finds a non-canceled account by its email address. */
export function selectPasswordFor(
  db: Db,
  email: string,
): Promise<{ id: number; password_hash: string | null } | undefined> {
  return db
    .selectFrom("accounts")
    .select(["id", "password_hash"])
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email))
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

export async function updatePassword(db: Db, id: number, password_hash: string | null): Promise<void> {
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
}

export async function deleteSessionsFor(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("sessions").where("account_id", "=", account_id).execute();
}
