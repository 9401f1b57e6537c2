import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { relaxSearch } from "./relax-search.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";
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

test("suggests the one filter to remove when a search finds nothing, with the resulting count", async () => {
  expect((await searchListings(context, query)).total).toBe(0);
  expect(await relaxSearch(context, query)).toEqual([
    { key: "price_max", count: 2 },
    { key: "q", count: 1 },
    { key: "state", count: 1 },
  ]);
});

test("counts what the search without that filter finds", async () => {
  for (const { key, count } of await relaxSearch(context, query)) {
    expect((await searchListings(context, { ...query, [key]: NO_FILTERS[key] })).total).toBe(count);
  }
});

test("stays within the collection or office of the page", async () => {
  expect(await relaxSearch(context, query, { thropro: true })).toEqual([{ key: "price_max", count: 1 }]);
});

test("omits a filter whose removal doesn't help", async () => {
  expect(await relaxSearch(context, { ...query, sde_min: 1, kind: "franchise" })).toEqual([]);
});

test("counts each facet value without its own filter, labeled and in form order", async () => {
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
