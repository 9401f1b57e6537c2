import type { Db } from "#db/connect.ts";

export async function selectHiddenNumbers(db: Db, buyerId: number): Promise<number[]> {
  const rows = await db.selectFrom("hidden_matches").select("listing_number").where("buyer_id", "=", buyerId).execute();
  return rows.map(({ listing_number }) => listing_number);
}

/** Hides a listing; a new reason replaces the old one. Returns whether it was visible before. */
export async function insertHidden(
  db: Db,
  hidden: { buyer_id: number; listing_number: number; reason: string | null; hidden_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("hidden_matches")
    .values(hidden)
    .onConflict((conflict) => conflict.doNothing())
    .returning("listing_number")
    .executeTakeFirst();
  if (!inserted && hidden.reason !== null) {
    await db
      .updateTable("hidden_matches")
      .set({ reason: hidden.reason })
      .where("buyer_id", "=", hidden.buyer_id)
      .where("listing_number", "=", hidden.listing_number)
      .execute();
  }
  return inserted !== undefined;
}

export async function deleteHidden(db: Db, buyerId: number, number: number): Promise<void> {
  await db.deleteFrom("hidden_matches").where("buyer_id", "=", buyerId).where("listing_number", "=", number).execute();
}

/** Selects a buyer's hidden listings, newest first. */
export function selectHidden(db: Db, buyerId: number) {
  return db
    .selectFrom("hidden_matches")
    .innerJoin("listings", "listings.number", "hidden_matches.listing_number")
    .select(["listing_number", "reason", "hidden_at", "name", "status"])
    .where("buyer_id", "=", buyerId)
    .orderBy("hidden_at", "desc")
    .orderBy("listing_number")
    .execute();
}
