import type { Db } from "#db/connect.ts";
import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import type { BuyerPreferences } from "./buyer-preferences.ts";

/**
 * Reads a buyer's preferences; undefined if the account isn't a buyer. `forUpdate` locks them until the transaction
 * ends.
 */
export async function selectPreferences(
  db: Db,
  buyerId: number,
  { forUpdate = false } = {},
): Promise<BuyerPreferences | undefined> {
  const buyer = await db
    .selectFrom("buyers")
    .select([...BOUND_KEYS, "send_weekly_bizmatch_email"])
    .where("account_id", "=", buyerId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!buyer) return undefined;
  const preferences = await db
    .selectFrom("buyer_preferences")
    .select(["state", "category", "subcategory"])
    .where("buyer_id", "=", buyerId)
    .orderBy("position")
    .execute();
  return { preferences, ...buyer };
}

/** Replaces all preferences. */
export async function replacePreferences(
  db: Db,
  buyerId: number,
  { preferences, ...buyer }: BuyerPreferences,
): Promise<void> {
  await db.updateTable("buyers").set(buyer).where("account_id", "=", buyerId).execute();
  await db.deleteFrom("buyer_preferences").where("buyer_id", "=", buyerId).execute();
  if (preferences.length === 0) return;
  await db
    .insertInto("buyer_preferences")
    .values(
      preferences.map(({ state, category, subcategory }, position) => ({
        buyer_id: buyerId,
        position,
        state,
        category,
        subcategory,
      })),
    )
    .execute();
}
