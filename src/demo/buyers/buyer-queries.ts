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
  const idByEmail = new Map(rows.map(({ id, email }) => [email, id]));
  const people = buyers.flatMap(({ account, buyer }) => {
    const account_id = idByEmail.get(account.email);
    return account_id === undefined ? [] : [{ account_id, ...buyer }];
  });
  if (people.length > 0) await db.insertInto("buyers").values(people).execute();
}
