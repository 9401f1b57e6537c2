import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { findNeighbors } from "./find-neighbors.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
await insertListings(context.db, [
  ...[1, 2, 3, 4, 5].map((position) => ({
    number: 100_000 + position,
    office_id,
    name: `Bar ${position}`,
    price: position * 10_000_000,
  })),
  { number: 100_006, office_id, name: "Bar in Texas", price: 15_000_000, region_slug: "texas" },
]);
const search: ListingFilters = { ...NO_FILTERS, state: ["florida"], sort: "price-asc", per_page: 2 };

const find = async (number: number, page: number) => {
  const found = await findNeighbors(context, number, { ...search, page });
  return (
    found && {
      ...found,
      previous: found.previous && [found.previous.name, found.previous.page],
      next: found.next && [found.next.name, found.next.page],
    }
  );
};

test("finds the listings around one in the results, on other pages too", async () => {
  expect(await find(100_001, 1)).toEqual({ position: 1, total: 5, previous: null, next: ["Bar 2", 1] });
  expect(await find(100_002, 1)).toEqual({ position: 2, total: 5, previous: ["Bar 1", 1], next: ["Bar 3", 2] });
  expect(await find(100_003, 2)).toEqual({ position: 3, total: 5, previous: ["Bar 2", 1], next: ["Bar 4", 2] });
  expect(await find(100_005, 3)).toEqual({ position: 5, total: 5, previous: ["Bar 4", 2], next: null });
});

test("finds nothing around a listing that the page of the results doesn't have", async () => {
  expect(await find(100_006, 1)).toBeNull();
  expect(await find(100_001, 2)).toBeNull();
});
