import { describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";
import { searchListings } from "./search-listings.ts";

const context = await openTestContext();
const { db } = context;
const miami = await insertOffice(db);
const maria = await insertAgent(db, { office_id: miami });
const sold_at = new Date("2026-10-01T00:00:00Z");
const at = {
  miami: { latitude: 25.7617, longitude: -80.1918 },
  tampa: { latitude: 27.9506, longitude: -82.4572 },
};
const createDay = (date: number) => ({ listed_at: new Date(Date.UTC(2026, 9, date)) });

for (const listing of [
  {
    number: 100_001,
    name: "Joe's Pizza",
    description: "Wood-fired oven.",
    price: 50_000_000,
    agent_id: maria,
    ...at.miami,
    ...createDay(1),
  },
  {
    number: 100_002,
    name: "amber café",
    description: "See also 100001.",
    status: "under_offer" as const,
    ...createDay(3),
  },
  {
    number: 100_003,
    name: "Zen Spa",
    description: "Quiet.",
    price: 10_000_000,
    county: "Pasco County",
    ...at.tampa,
    ...createDay(2),
  },
  { number: 100_004, name: "Draft", status: "draft" as const },
  { number: 100_005, name: "Sold", status: "sold" as const, sold_at },
  { number: 100_006, name: "Withdrawn", status: "withdrawn" as const },
]) {
  await insertListing(db, { office_id: miami, ...listing });
}

const search = async (change: Partial<ListingFilters>) => {
  const { listings } = await searchListings(context, { ...NO_FILTERS, ...change });
  return listings.map(({ number }) => number);
};

describe("listing search", () => {
  test("returns active listings and those under offer, newest first, and never drafts, sold or withdrawn ones", async () => {
    expect(await search({})).toEqual([100_002, 100_003, 100_001]);
  });

  test("sorts an undisclosed price last in both directions", async () => {
    expect(await search({ sort: "price-asc" })).toEqual([100_003, 100_001, 100_002]);
    expect(await search({ sort: "price-desc" })).toEqual([100_001, 100_003, 100_002]);
  });

  test("excludes an undisclosed price from a price range", async () => {
    expect(await search({ price_min: 0 })).toEqual([100_003, 100_001]);
    expect(await search({ price_max: 1_000_000_000 })).toEqual([100_003, 100_001]);
  });

  test("sorts names case-insensitively", async () => {
    expect(await search({ sort: "name-asc" })).toEqual([100_002, 100_001, 100_003]);
    expect(await search({ sort: "name-desc" })).toEqual([100_003, 100_001, 100_002]);
  });

  test.each([
    ["piz", [100_001]],
    ["joes", [100_001]],
    ["oven wood", [100_001]],
    ["oven spa", []],
    ["CAFE", [100_002]],
    ["pasco", [100_003]],
    ["flor restaur", [100_002, 100_003, 100_001]],
    ["ven", []],
    ["100003", [100_003]],
    ["#100001", [100_002, 100_001]],
    ["100004", []],
    ["' & !x:*|\\ pizza", []],
    ["pizza' | !(x", []],
    ["<-> pizza ')", [100_001]],
  ])("finds listings by the words %s", async (q, numbers) => {
    expect(await search({ q })).toEqual(numbers);
  });

  test("finds listings near a place, in the edition's unit, and never those without a place", async () => {
    const near = [{ text: "Miami", ...at.miami }];
    expect(await search({ near, radius: 0 })).toEqual([100_001]);
    expect(await search({ near, radius: 200 })).toEqual([100_001]);
    expect(await search({ near, radius: 210 })).toEqual([100_003, 100_001]);
    const either = [...near, { text: "Tampa", ...at.tampa }];
    expect(await search({ near: either, radius: 0 })).toEqual([100_003, 100_001]);
    const canadianContext = { ...context, edition: EDITIONS.CA };
    expect((await searchListings(canadianContext, { ...NO_FILTERS, near, radius: 210 })).total).toBe(1);
    expect((await searchListings(canadianContext, { ...NO_FILTERS, near, radius: 335 })).total).toBe(2);
    expect(await search({ near, radius: 12_500 })).toEqual([100_003, 100_001]);
  });

  test("finds listings in a box, edges included, also across the date line", async () => {
    expect(await search({ bbox: { west: -82.4572, south: 27, east: -80, north: 27.9506 } })).toEqual([100_003]);
    expect(await search({ bbox: { west: 170, south: 25, east: -82, north: 30 } })).toEqual([100_003]);
    expect(await search({ bbox: { west: -81, south: 25, east: -180, north: 30 } })).toEqual([100_001]);
  });

  test("finds listings in a polygon, also in the facets, and those that are in a box too", async () => {
    const toPolygon = (...corners: [longitude: number, latitude: number][]) => ({
      points: corners.map(([longitude, latitude]) => ({ longitude, latitude })),
    });
    const both = toPolygon([-83, 28], [-83, 25], [-80, 25], [-80, 26], [-82, 26], [-82, 28]);
    expect(await search({ polygon: both })).toEqual([100_003, 100_001]);
    expect(await search({ polygon: both, bbox: { west: -83, south: 27, east: -80, north: 28 } })).toEqual([100_003]);
    expect(await search({ polygon: toPolygon([-83, 28], [-80, 25], [-83, 25]) })).toEqual([]);
    const { total, facets } = await searchListings(context, { ...NO_FILTERS, polygon: both });
    expect(facets.state.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test("finds nothing for an office or agent that doesn't exist", async () => {
    expect(await search({ office: "atlantis" })).toEqual([]);
    expect(await search({ agent: "nobody" })).toEqual([]);
    expect(await search({ office: "miami", agent: "maria-soto" })).toEqual([100_001]);
  });

  test("returns the total on any page beyond the last, for every sort order", async () => {
    for (const sort of ["newest", "name-asc"] as const) {
      const filters = { ...NO_FILTERS, sort, per_page: 2, page: Number.MAX_SAFE_INTEGER };
      expect(await searchListings(context, filters)).toMatchObject({ listings: [], total: 3, pages: 2 });
      expect(await searchListings(context, { ...filters, page: 2 })).toMatchObject({
        listings: [{}],
        total: 3,
        pages: 2,
      });
    }
  });

  test("returns one empty page when nothing matches", async () => {
    const result = await searchListings(context, { ...NO_FILTERS, q: "unicorn" });
    const facets = { category: [], subcategory: [], state: [] };
    expect(result).toEqual({ listings: [], total: 0, page: 1, per_page: 24, pages: 1, facets, corrected: null });
  });

  test("stays within the listings of an office's or agent's page", async () => {
    expect((await searchListings(context, NO_FILTERS, { office_id: miami })).total).toBe(3);
    expect((await searchListings(context, NO_FILTERS, { office_id: miami + 1 })).total).toBe(0);
    expect((await searchListings(context, NO_FILTERS, { agent_id: maria })).total).toBe(1);
    expect((await searchListings(context, NO_FILTERS, { thropro: true })).total).toBe(0);
  });
});
