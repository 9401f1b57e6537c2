import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { BuyerActivityTable } from "#db/tables/buyers.ts";

export async function insertActivity(db: Db, activity: Insertable<BuyerActivityTable>): Promise<void> {
  await db.insertInto("buyer_activity").values(activity).execute();
}
