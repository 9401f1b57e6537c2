import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { NO_FILTERS } from "./search-filters.ts";
import { searchListings } from "./search-listings.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);

/* On the terms of the United States, a loan of 80 % of $400,000 and the seller's 10 % cost about $61,600 a year. */
const BAKERY = {
  category_slug: "food-restaurants",
  subcategory_slug: "bakeries",
  region_slug: "florida",
  office_id,
  price: 400_000_00,
  sellers_discretionary_earnings: 180_000_00,
  down_payment: 40_000_00 as number | null,
};

await insertListings(
  context.db,
  [
    {},
    { down_payment: 120_000_00 },
    { down_payment: null },
    { sellers_discretionary_earnings: 130_000_00 },
    { sellers_discretionary_earnings: null },
    { price: null },
    { kind: "franchise" as const },
    { price: 1_400_000_00, sellers_discretionary_earnings: 250_000_00, down_payment: null },
  ].map((values, at) => ({ ...BAKERY, ...values, number: 100_001 + at, slug: `bakery-${at}`, name: `Bakery ${at}` })),
);

async function find(filters: Partial<typeof NO_FILTERS>): Promise<string[]> {
  const { listings } = await searchListings(context, { ...NO_FILTERS, ...filters, sort: "name-asc" });
  return listings.map(({ name }) => name);
}

test("finds what leaves an income after debt service with the required down payment", async () => {
  expect(await find({ income_min: 100_000_00 })).toEqual(["Bakery 0", "Bakery 1", "Bakery 2"]);
  expect(await find({ income_min: 60_000_00 })).toEqual(["Bakery 0", "Bakery 1", "Bakery 2", "Bakery 3"]);
});

test("plans with the buyer's cash, which must be enough for the seller and the lender", async () => {
  expect(await find({ income_min: 100_000_00, down_payment_max: 60_000_00 })).toEqual(["Bakery 0", "Bakery 2"]);
  expect(await find({ income_min: 100_000_00, down_payment_max: 30_000_00 })).toEqual([]);
});

test("leaves more with more cash", async () => {
  expect(await find({ income_min: 125_000_00, down_payment_max: 50_000_00 })).toEqual([]);
  expect(await find({ income_min: 125_000_00, down_payment_max: 120_000_00 })).toEqual([
    "Bakery 0",
    "Bakery 1",
    "Bakery 2",
  ]);
});

test("leaves out what the lender wouldn't finance, however little is needed", async () => {
  expect(await find({ income_min: 0 })).not.toContain("Bakery 7");
});
