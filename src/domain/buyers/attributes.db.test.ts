import { expect, test } from "vitest";
import { toUserInfo } from "#domain/accounts/profile/user-info.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { updatePreferences } from "./preferences/update-preferences.ts";
import { saveListing } from "./saved/save-listing.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
await insertListings(context.db, [{ number: 100001, office_id }]);

test("returns a buyer's settings and saved listings as text, in the order of the contract", async () => {
  const viewer = await insertBuyer(context.db, { country: "CA" });
  const buyerContext = { ...context, viewer };
  await updatePreferences(buyerContext, {
    preferences: [
      { state: "florida", category: "retail", subcategory: null },
      { state: "florida", category: "food-restaurants", subcategory: "bakeries" },
      { state: null, category: "retail", subcategory: "jewelry" },
    ],
    price_min: 12_345_50,
    discretionary_earnings_max: 0,
    send_weekly_bizmatch_email: false,
  });
  await saveListing(buyerContext, "restaurant-100001");
  const { attributes } = await toUserInfo(context, viewer.id, "h_x");
  expect(
    attributes.map(({ attribute_name, type, attribute_value }) => [attribute_name, type, attribute_value]),
  ).toEqual([
    ["id", "number", String(viewer.id)],
    ["country", "string", "CA"],
    ["states", "json", '["florida"]'],
    ["categories", "json", '["retail","food-restaurants"]'],
    ["saved_listings", "json", '["restaurant-100001"]'],
    ["price_min", "number", "12345.5"],
    ["price_max", "number", null],
    ["down_payment_min", "number", null],
    ["down_payment_max", "number", null],
    ["discretionary_earnings_min", "number", null],
    ["discretionary_earnings_max", "number", "0"],
    ["send_weekly_bizmatch_email", "boolean", "false"],
  ]);
});
