import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { BuyerActivityTable } from "#db/tables/buyers.ts";

export async function insertActivity(db: Db, activity: Insertable<BuyerActivityTable>): Promise<void> {
  await db.insertInto("buyer_activity").values(activity).execute();
}

/** Selects a buyer's activity, newest first. */
export function selectActivity(db: Db, buyerId: number, limit: number, offset: number) {
  return db
    .selectFrom("buyer_activity")
    .leftJoin("listings", "listings.number", "buyer_activity.listing_number")
    .select(["buyer_activity.kind", "happened_at", "number", "name", "slug", "status"])
    .where("buyer_id", "=", buyerId)
    .orderBy("happened_at", "desc")
    .orderBy("buyer_activity.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countActivity(db: Db, buyerId: number): Promise<number> {
  const { total } = await db
    .selectFrom("buyer_activity")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("buyer_id", "=", buyerId)
    .executeTakeFirstOrThrow();
  return total;
}
