import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/categories/categories.ts";
import { EDITIONS } from "#editions/countries.ts";
import { parseListingNumber, prefixQuery, searchWords } from "./search-words.ts";

describe("splitting search words", () => {
  test("ignores case, accents and punctuation, and doesn't split at an apostrophe", () => {
    expect(searchWords("  Joe’s CAFÉ & Phở-Đặc, 24/7! ")).toEqual(["joes", "cafe", "pho", "dac", "24", "7"]);
  });

  test("never includes a query operator in a word", () => {
    expect(searchWords(`pizza' | !(x:*) <-> \\ "y" \0 & z`)).toEqual(["pizza", "x", "y", "z"]);
    expect(prefixQuery(searchWords("pizza' | !bar"))).toBe("'pizza':* & 'bar':*");
  });

  test("leaves scripts without letter case unchanged", () => {
    expect(searchWords("佐々木のパン・東京")).toEqual(["佐々木のパン", "東京"]);
  });

  test("a search of signs alone has no words", () => {
    expect(searchWords("!!! — ???")).toEqual([]);
  });

  test("a number alone may be a listing's; one among words, or too long for one, is not", () => {
    expect(parseListingNumber(searchWords("#100234"))).toBe(100_234);
    expect(parseListingNumber(searchWords("100234 pizza"))).toBeNull();
    expect(parseListingNumber(searchWords("10000000000"))).toBeNull();
    expect(parseListingNumber(searchWords("pizza"))).toBeNull();
  });

  test("a region is found by the words of its name, since its slug has the same", () => {
    const regions = Object.values(EDITIONS).flatMap((edition) => edition.regions);
    expect(regions.filter(({ name, slug }) => withoutApostrophes(name) !== searchWords(slug).join(" "))).toEqual([]);
  });

  test("a category is found by the words of its name, since its slug has the same", () => {
    const sectors = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);
    expect(sectors.filter(({ name, slug }) => searchWords(name).join(" ") !== searchWords(slug).join(" "))).toEqual([]);
  });
});

/** A slug parts words at an apostrophe; "Côte d'Azur" is found by "azur" all the same. */
function withoutApostrophes(name: string): string {
  return searchWords(name.replace(/['’]/g, " ")).join(" ");
}
