import { expect, test } from "vitest";
import { type ComparedListing, getSimilarity, listSharedFields } from "./compare-listings.ts";

const BAKERY: ComparedListing = {
  name: "Busy bakery on a corner",
  category_slug: "food-restaurants",
  region_slug: "florida",
  county: null,
  price: 45_000_000,
  sellers_discretionary_earnings: 18_000_000,
  total_sales: 90_000_000,
};
const UNDISCLOSED = { price: null, sellers_discretionary_earnings: null, total_sales: null };
const ALL = ["name", "price", "sellers_discretionary_earnings", "total_sales"];

test.each<[string, Partial<ComparedListing>, string[]]>([
  ["a copy", {}, ALL],
  ["a like headline with rounded figures", { name: "Busy Corner Bakery!", price: 45_200_000 }, ALL],
  ["another headline with the same figures", { name: "Neighborhood institution since 1988" }, ALL.slice(1)],
  ["the headline alone, if nothing is disclosed", UNDISCLOSED, ["name"]],
  ["another price", { price: 52_000_000 }, []],
  ["another region", { region_slug: "georgia" }, []],
  ["the same figures in another category", { name: "Car wash", category_slug: "automotive" }, []],
  ["one figure and another headline", { ...UNDISCLOSED, price: 45_000_000, name: "Car wash" }, []],
])("compares with %s", (_, changes, expected) => {
  expect(listSharedFields(BAKERY, { ...BAKERY, ...changes })).toEqual(expected);
});

test("listings in different counties are different businesses", () => {
  const one = { ...BAKERY, county: "Pasco County" };
  expect(listSharedFields(one, { ...BAKERY, county: "Polk County" })).toEqual([]);
  expect(listSharedFields(one, BAKERY)).toEqual(ALL);
});

test("compares headlines in any script, and no headline is like none", () => {
  expect(getSimilarity("駅前の人気ベーカリー", "駅前の人気ベーカリー店")).toBeGreaterThan(0.75);
  expect(getSimilarity("駅前の人気ベーカリー", "郊外の洗車場")).toBeLessThan(0.3);
  expect(getSimilarity("", "")).toBe(0);
});
