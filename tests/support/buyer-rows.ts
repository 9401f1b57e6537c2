import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { BuyerTable } from "#db/tables/accounts.ts";
import type { BuyerViewer } from "#domain/context.ts";

let made = 0;

/** Inserts a buyer whose password can't be used and returns them as a signed-in viewer. */
export async function insertBuyer(db: Db, values: Partial<Insertable<BuyerTable>> = {}): Promise<BuyerViewer> {
  made += 1;
  const { id } = await db
    .insertInto("accounts")
    .values({ kind: "buyer", email: `buyer-${made}@example.com`, locale: "en-US", email_verified_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("buyers")
    .values({ account_id: id, first_name: "Pat", last_name: "Lane", country: "US", ...values })
    .execute();
  return { role: "buyer", id, session: `session-${made}` };
}
