import { expect, test } from "vitest";
import { toMinor } from "#lib/money.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { getSalesSummary } from "./get-sales-summary.ts";
import { listRecentlySold, parseSoldFilters } from "./list-recently-sold.ts";

const context = await openTestContext();
const tampa = await insertOffice(context.db, { slug: "tampa" });
const austin = await insertOffice(context.db, { slug: "austin", region_slug: "texas" });
const createSale = (day: number) => ({ status: "sold" as const, sold_at: new Date(Date.UTC(2026, 9, day)) });

await insertListings(context.db, [
  {
    number: 1,
    office_id: tampa,
    ...createSale(1),
    closing_price: toMinor(250_000, "USD"),
    listed_at: new Date("2026-07-03"),
  },
  {
    number: 2,
    office_id: tampa,
    ...createSale(2),
    closing_price: toMinor(249_999, "USD"),
    listed_at: new Date("2026-01-01"),
    category_slug: "retail",
  },
  { number: 3, office_id: austin, ...createSale(3), region_slug: "texas" },
  { number: 4, office_id: austin, region_slug: "texas", category_slug: "manufacturing" },
]);

const listSold = async (filter: Parameters<typeof listRecentlySold>[1]) => {
  const { sold, total } = await listRecentlySold(context, filter, 1);
  expect(sold).toHaveLength(total);
  return sold.map(({ category, state }) => `${category}, ${state}`);
};

test("filters sales by sector, region and owner, latest first", async () => {
  expect(await listSold({})).toEqual(["Food & Restaurants, Texas", "Retail, Florida", "Food & Restaurants, Florida"]);
  expect(await listSold({ category: "food-restaurants" })).toEqual([
    "Food & Restaurants, Texas",
    "Food & Restaurants, Florida",
  ]);
  expect(await listSold({ category: "food-restaurants", state: "florida" })).toEqual(["Food & Restaurants, Florida"]);
  expect(await listSold({ office_id: austin, state: "florida" })).toEqual([]);
  expect(await listSold({ category: "no-such-sector" })).toEqual([]);
});

test("offers only sectors and regions with a sale by this owner, whatever is selected", async () => {
  const { choices } = await listRecentlySold(context, { state: "florida" }, 1);
  expect(choices.categories.map(({ slug }) => slug)).toEqual(["food-restaurants", "retail"]);
  expect(choices.states.map(({ slug }) => slug)).toEqual(["florida", "texas"]);
  const own = await listRecentlySold(context, { office_id: austin }, 1);
  expect(own.choices.states.map(({ slug }) => slug)).toEqual(["texas"]);
});

test("filters sales by price band and days on the market", async () => {
  const parseBand = (band: string, days = "") => parseSoldFilters({ band, days }, "USD").filters;
  const listSoldInFlorida = (filter: object) => listSold({ state: "florida", ...filter });
  expect(await listSoldInFlorida(parseBand("250000"))).toEqual(["Food & Restaurants, Florida"]);
  expect(await listSoldInFlorida(parseBand("100000"))).toEqual(["Retail, Florida"]);
  expect(await listSoldInFlorida(parseBand("0"))).toEqual([]);
  expect(await listSoldInFlorida(parseBand("", "90"))).toEqual(["Food & Restaurants, Florida"]);
  expect(await listSoldInFlorida(parseBand("", "365"))).toHaveLength(2);
  expect(parseSoldFilters({ band: "5", days: "-1" }, "USD")).toEqual({
    filters: {},
    ignored: [
      { key: "band", value: "5" },
      { key: "days", value: "-1" },
    ],
  });
});

test("sums up an office's sales, but not fewer than ten", async () => {
  const reno = await insertOffice(context.db, { slug: "reno" });
  const sold_at = new Date("2026-06-01T12:00:00Z");
  // Sold after 10, 20, … 100 days.
  const sales = Array.from({ length: 10 }, (_, at) => ({
    number: 100 + at,
    office_id: reno,
    status: "sold" as const,
    sold_at,
    listed_at: new Date(sold_at.getTime() - (at + 1) * 10 * DAY_MS),
  }));
  await insertListings(context.db, sales);
  expect(await getSalesSummary(context, { office_id: reno })).toEqual({ count: 10, median_days: 50 });
  expect(await getSalesSummary(context, { office_id: tampa })).toBeNull();
});
