import { expect, test } from "vitest";
import { compareMultipleToSector } from "./price-vs-sector.ts";

const bakery = {
  price: 480_000,
  sellers_discretionary_earnings: 160_000,
  category_slug: "food-restaurants",
  subcategory_slug: "bakeries",
};

test("compares a bakery with bakeries", () => {
  const against = compareMultipleToSector(bakery);
  expect(against).toMatchObject({ multiple: 3, sector_multiple: 2.4 });
  expect(against?.difference_percent).toBeCloseTo(25, 10);
});

test("compares with the category if there is no subcategory, with a negative difference below it", () => {
  const against = compareMultipleToSector({ ...bakery, price: 179_200, subcategory_slug: null });
  expect(against?.sector_multiple).toBe(2.24);
  expect(against?.difference_percent).toBeCloseTo(-50, 10);
});

test("ignores a subcategory of another category", () => {
  expect(compareMultipleToSector({ ...bakery, subcategory_slug: "car-washes" })?.sector_multiple).toBe(2.24);
});

test.each([
  ["the price is undisclosed", { price: null }],
  ["the earnings are undisclosed", { sellers_discretionary_earnings: null }],
  ["there are no earnings", { sellers_discretionary_earnings: 0 }],
  ["it loses money", { sellers_discretionary_earnings: -20_000 }],
  ["its sector is unknown", { category_slug: "castles", subcategory_slug: null }],
])("returns nothing when %s", (_, change) => {
  expect(compareMultipleToSector({ ...bakery, ...change })).toBeNull();
});
