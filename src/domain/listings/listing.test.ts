import { expect, test } from "vitest";
import { parsePostNumber, toListingSlug } from "./listing.ts";

test("builds a listing's slug from its name and number", () => {
  expect(toListingSlug("Joe's Pizzería & Bar", 100_234)).toBe("joe-s-pizzeria-bar-100234");
  expect(toListingSlug("東京", 100_234)).toBe("100234");
  expect(toListingSlug(`${"x".repeat(79)} y`, 7)).toBe(`${"x".repeat(79)}-7`);
});

test.each([
  ["pizzeria-in-pasco-county-100234", 100_234],
  ["100234", 100_234],
  ["-100234", 100_234],
  ["pizzeria", null],
  ["pizzeria100234", null],
  ["pizzeria-100234-", null],
  ["pizzeria-10000000000", null],
  ["", null],
])("parses %s as number %s", (post, number) => {
  expect(parsePostNumber(post)).toBe(number);
});
