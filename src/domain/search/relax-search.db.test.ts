import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { type ListingFilters, NO_FILTERS } from "./listing-filters.ts";
import { relaxSearch } from "./relax-search.ts";
import { searchListings } from "./search-listings.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
await insertListings(context.db, [
  { number: 100_001, office_id, name: "Pizza One", price: 60_000_000 },
  { number: 100_002, office_id, name: "Pizza Two", price: 70_000_000, thropro: true },
  { number: 100_003, office_id, name: "Pizza Three", price: 10_000_000, region_slug: "texas" },
  { number: 100_004, office_id, name: "Laundry", price: 10_000_000, category_slug: "service-businesses" },
]);
const query: ListingFilters = { ...NO_FILTERS, q: "pizza", state: ["florida"], price_max: 50_000_000 };

test("a search that finds nothing is told which one filter is in the way, and what is found without it", async () => {
  expect((await searchListings(context, query)).total).toBe(0);
  expect(await relaxSearch(context, query)).toEqual([
    { key: "price_max", count: 2 },
    { key: "q", count: 1 },
    { key: "state", count: 1 },
  ]);
});

test("each count is what the search without that filter finds", async () => {
  for (const { key, count } of await relaxSearch(context, query)) {
    expect((await searchListings(context, { ...query, [key]: NO_FILTERS[key] })).total).toBe(count);
  }
});

test("a collection or an office's page stays within itself", async () => {
  expect(await relaxSearch(context, query, { thropro: true })).toEqual([{ key: "price_max", count: 1 }]);
});

test("a filter that helps nothing is not offered", async () => {
  expect(await relaxSearch(context, { ...query, sde_min: 1, kind: "franchise" })).toEqual([]);
});

test("facets count what each value would leave, its own filter aside, with their names in the forms' order", async () => {
  const { facets } = await searchListings(context, { ...NO_FILTERS, state: ["texas"], price_max: 50_000_000 });
  expect(facets).toEqual({
    category: [{ value: "food-restaurants", label: "Food & Restaurants", count: 1 }],
    subcategory: [],
    state: [
      { value: "florida", label: "Florida", count: 1 },
      { value: "texas", label: "Texas", count: 1 },
    ],
  });
});
