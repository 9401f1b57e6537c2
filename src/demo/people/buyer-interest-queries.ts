import type { Db } from "#db/connect.ts";
import type { BuyerInterests, MarketListing } from "./buyer-interests.ts";

/** Returns buyers without preferences and saved listings, in order of registration. */
export async function selectBuyersWithoutInterests(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("buyers")
    .select("account_id")
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("saved_listings").select("buyer_id").whereRef("buyer_id", "=", "account_id"))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("buyer_preferences").select("buyer_id").whereRef("buyer_id", "=", "account_id"))),
    )
    .orderBy("account_id")
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Returns the first listings by number that are or were for sale, with their changes. */
export async function selectMarket(db: Db, count: number): Promise<MarketListing[]> {
  const listings = await db
    .selectFrom("listings")
    .select(["number", "status", "price", "category_slug", "subcategory_slug", "region_slug", "listed_at"])
    .where("status", "<>", "draft")
    .orderBy("number")
    .limit(count)
    .execute();
  const changes = await db
    .selectFrom("listing_events")
    .select(["listing_number", "field", "old_value", "new_value", "happened_at"])
    .where("listing_number", "<=", listings.at(-1)?.number ?? 0)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();
  const changesByListing = Map.groupBy(changes, ({ listing_number }) => listing_number);
  return listings.map((listing) => ({ ...listing, changes: changesByListing.get(listing.number) ?? [] }));
}

export async function insertInterests(
  db: Db,
  buyerId: number,
  { bounds, preferences, saved, hidden, activity }: BuyerInterests,
): Promise<void> {
  await db.updateTable("buyers").set(bounds).where("account_id", "=", buyerId).execute();
  await db.insertInto("buyer_preferences").values(preferences).execute();
  if (saved.length > 0) await db.insertInto("saved_listings").values(saved).execute();
  if (hidden.length > 0) await db.insertInto("hidden_matches").values(hidden).execute();
  await db.insertInto("buyer_activity").values(activity).execute();
}
