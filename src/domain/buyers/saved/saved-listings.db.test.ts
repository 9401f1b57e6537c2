import type { Insertable, Updateable } from "kysely";
import { describe, expect, test } from "vitest";
import type { ListingEventTable, ListingTable } from "#db/tables/listings.ts";
import type { Context } from "#domain/context.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertListing, insertListings, insertOffice } from "../../../../tests/support/listings.ts";
import { listActivity } from "../activity/list-activity.ts";
import { listSavedListings } from "./list-saved-listings.ts";
import { removeSavedListing } from "./remove-saved-listing.ts";
import { MAX_SAVED, requireSavable, saveListing } from "./save-listing.ts";

const context = await openTestContext();
const { db } = context;
const office_id = await insertOffice(db);
let last = 100_000;

const LATER = new Date("2026-11-21T08:00:00Z");

/** A buyer with a saved listing that changed afterwards. */
async function listAfterChange(
  before: Partial<Insertable<ListingTable>>,
  after: Updateable<ListingTable> = {},
  events: Partial<Insertable<ListingEventTable>>[] = [],
) {
  const number = ++last;
  await insertListing(db, { number, office_id, price: 50_000_000, description: "Confidential since then.", ...before });
  const buyerContext: Context = { ...context, viewer: await insertBuyer(db) };
  await saveListing(buyerContext, `restaurant-${number}`);
  if (Object.keys(after).length) await db.updateTable("listings").set(after).where("number", "=", number).execute();
  for (const event of events) {
    const recorded = { listing_number: number, field: "price", source: "desk", happened_at: LATER, ...event } as const;
    await db.insertInto("listing_events").values(recorded).execute();
  }
  const [only, ...others] = await listSavedListings(buyerContext);
  expect(others).toEqual([]);
  return { number, buyerContext, ...only! };
}

describe("a saved listing", () => {
  test("has no changes if it is as it was when saved", async () => {
    const old = { new_value: "1", happened_at: new Date("2026-11-01T00:00:00Z") };
    expect(
      (await listAfterChange({}, {}, [old, { ...old, field: "status", new_value: "under_offer" }])).changes,
    ).toEqual([]);
  });

  test.each([
    [{ price: 45_000_000 }, { kind: "price_down", from: 500_000, to: 450_000 }],
    [{ price: 55_000_050 }, { kind: "price_up", from: 500_000, to: 550_000.5 }],
    [{ price: null }, { kind: "price_withheld", from: 500_000, to: null }],
  ])("whose price has become %j says so, in major units, and when", async (after, change) => {
    const events = [{ new_value: "1", happened_at: new Date("2026-11-20T18:00:00Z") }, { new_value: "2" }];
    expect((await listAfterChange({}, after, events)).changes).toEqual([{ ...change, at: LATER.toISOString() }]);
    expect((await listAfterChange({}, after)).changes).toEqual([{ ...change, at: null }]);
  });

  test("reports when its price is disclosed", async () => {
    const { changes } = await listAfterChange({ price: null }, { price: 50_000_000 });
    expect(changes).toEqual([{ kind: "price_disclosed", from: null, to: 500_000, at: null }]);
  });

  test("reports that it is under offer and back on the market, even if both happened since", async () => {
    const createStatusEvent = (new_value: string) => ({ field: "status" as const, new_value });
    expect((await listAfterChange({}, { status: "under_offer" })).changes).toEqual([{ kind: "under_offer", at: null }]);
    const back = [{ kind: "back_on_market", at: LATER.toISOString() }];
    expect(
      (await listAfterChange({ status: "under_offer" }, { status: "active" }, [createStatusEvent("active")])).changes,
    ).toEqual(back);
    expect(
      (await listAfterChange({}, {}, [createStatusEvent("under_offer"), createStatusEvent("active")])).changes,
    ).toEqual(back);
  });

  test.each([
    ["sold", "sold"],
    ["withdrawn", "withdrawn"],
    ["draft", "withdrawn"],
  ] as const)("that is %s now shows number and name alone, and no price", async (status, shown) => {
    const sold_at = status === "sold" ? LATER : null;
    const { listing, changes, number } = await listAfterChange({ name: "Pizzeria" }, { status, price: 1, sold_at });
    expect(listing).toEqual({ number, name: "Pizzeria", status: shown });
    expect(changes).toEqual([{ kind: shown, at: null }]);
  });

  test("stays as first saved if saved again, even after it is withdrawn", async () => {
    const { buyerContext, number } = await listAfterChange({}, { price: 40_000_000, status: "withdrawn" });
    await saveListing(buyerContext, `restaurant-${number}`);
    expect(await listSavedListings(buyerContext)).toHaveLength(1);
    await removeSavedListing(buyerContext, `restaurant-${number}`);
    await expect(saveListing(buyerContext, `restaurant-${number}`)).rejects.toMatchObject({ status: 410 });
  });
});

test("records each save and removal once, only in that buyer's history", async () => {
  const { buyerContext, number } = await listAfterChange({});
  await saveListing(buyerContext, String(number));
  await removeSavedListing(buyerContext, String(number));
  await removeSavedListing(buyerContext, String(number));
  const { activities, ...page } = await listActivity(buyerContext);
  const listing = { number, name: "Restaurant", slug: `restaurant-${number}` };
  const at = "2026-11-20T12:00:00.000Z";
  expect(activities).toEqual([
    { kind: "listing_removed", listing, at },
    { kind: "listing_saved", listing, at },
  ]);
  expect(page).toEqual({ total: 2, page: 1, pages: 1 });
  await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", number).execute();
  expect((await listActivity(buyerContext)).activities[0]?.listing?.slug).toBeNull();
  const other: Context = { ...context, viewer: await insertBuyer(db) };
  expect((await listActivity(other)).activities).toEqual([]);
});

test("rejects more than the max saved listings", async () => {
  const buyerContext: Context = { ...context, viewer: await insertBuyer(db) };
  const numbers = Array.from({ length: MAX_SAVED + 1 }, (_, at) => 200_001 + at);
  await insertListings(
    db,
    numbers.map((number) => ({ number, office_id })),
  );
  for (const number of numbers.slice(0, MAX_SAVED)) await saveListing(buyerContext, String(number));
  await expect(saveListing(buyerContext, String(numbers.at(-1)))).rejects.toMatchObject({ status: 409 });
  await expect(requireSavable(buyerContext, String(numbers.at(-1)))).rejects.toMatchObject({ status: 409 });
  await requireSavable(buyerContext, String(numbers[0]));
});
