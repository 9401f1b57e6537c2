import type { Expression } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#db/connect.ts";

/** All data that a buyer's `user_info` is made from. */
export type UserInfoRow = NonNullable<Awaited<ReturnType<typeof selectUserInfo>>>;

export function selectUserInfo(db: Db, account_id: number) {
  return buildUserInfoQuery(db, account_id).executeTakeFirst();
}

/** Builds the query for `user_info`, to run alone or as a subquery of a larger statement. */
export function buildUserInfoQuery(db: Db, account_id: number | Expression<number>) {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .selectAll("buyers")
    .select(["accounts.id", "accounts.email"])
    .select((buyer) => [
      jsonArrayFrom(
        buyer
          .selectFrom("buyer_preferences")
          .select(["state", "category"])
          .whereRef("buyer_preferences.buyer_id", "=", "accounts.id")
          .orderBy("position"),
      ).as("preferences"),
      jsonArrayFrom(
        buyer
          .selectFrom("saved_listings")
          .innerJoin("listings", "listings.number", "saved_listings.listing_number")
          .select("listings.slug")
          .whereRef("saved_listings.buyer_id", "=", "accounts.id")
          .orderBy("saved_at", "desc")
          .orderBy("listings.number"),
      ).as("saved"),
    ])
    .where("accounts.id", "=", account_id);
}
