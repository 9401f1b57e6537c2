import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { parsePageAddress } from "./address-keys.ts";

const getCanonical = (query: string): string => parsePageAddress("/search", query).canonical;

test("treats the same filters in another order as the same page", () => {
  const expected = "/search?q=cafe&state=florida&state=texas&sort=price-asc&page=2";
  expect(getCanonical("?q=cafe&state=texas&state=florida&page=2&sort=price-asc")).toBe(expected);
  expect(getCanonical("?page=2&sort=price-asc&state=florida&state=texas&state=texas&q=cafe")).toBe(expected);
});

test.each([
  ["?utm_source=newsletter&gclid=x", "/search"],
  ["?state=texas&utm_medium=cpc&fbclid=1", "/search?state=texas"],
  ["?constructor=1&__proto__=2", "/search"],
  ["?state=&q=&page=", "/search"],
  ["?", "/search"],
])("drops the unknown parameter %s", (query, expected) => {
  expect(getCanonical(query)).toBe(expected);
});

test("reports extra query parameters so that a redirect can preserve them", () => {
  expect(parsePageAddress("/", "?utm_source=x").hasIgnoredQuery).toBe(true);
  expect(parsePageAddress("/", "?q=x&page=2").hasIgnoredQuery).toBe(false);
  expect(parsePageAddress("/", "")).toEqual({ canonical: "/", hasIgnoredQuery: false, isPrivate: false });
});

test.each(["?login=1", "?login=1&redirect=%2Fbizmatch", "?token=abc", "?q=x&email=a%40example.com"])(
  "marks %s as a private page",
  (query) => {
    expect(parsePageAddress("/", query).isPrivate).toBe(true);
  },
);

test("preserves the order of two bounds of one key, because the first one counts", () => {
  expect(getCanonical("?price_min=2&price_min=1")).toBe("/search?price_min=2&price_min=1");
});

test("leaves a canonical address unchanged", () => {
  const key = fc.constantFrom("q", "state", "near", "page", "utm_source", "login");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string({ unit: "grapheme" }))), (pairs) => {
      const once = getCanonical(`?${new URLSearchParams(pairs)}`);
      expect(getCanonical(once.slice("/search".length))).toBe(once);
      expect(once).not.toContain("utm_source=");
    }),
  );
});
