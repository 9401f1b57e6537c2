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

  test("returns no words for punctuation alone", () => {
    expect(searchWords("!!! — ???")).toEqual([]);
  });

  test("treats a lone number as a listing number, but not one among words or one that is too long", () => {
    expect(parseListingNumber(searchWords("#100234"))).toBe(100_234);
    expect(parseListingNumber(searchWords("100234 pizza"))).toBeNull();
    expect(parseListingNumber(searchWords("10000000000"))).toBeNull();
    expect(parseListingNumber(searchWords("pizza"))).toBeNull();
  });

  test("finds a region by the words of its name, since its slug has the same words", () => {
    const regions = Object.values(EDITIONS).flatMap((edition) => edition.regions);
    expect(regions.filter(({ name, slug }) => withoutApostrophes(name) !== searchWords(slug).join(" "))).toEqual([]);
  });

  test("finds a category by the words of its name, since its slug has the same words", () => {
    const sectors = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);
    expect(sectors.filter(({ name, slug }) => searchWords(name).join(" ") !== searchWords(slug).join(" "))).toEqual([]);
  });
});

/** A slug splits words at an apostrophe; "Côte d'Azur" is found by "azur" all the same. */
function withoutApostrophes(name: string): string {
  return searchWords(name.replace(/['’]/g, " ")).join(" ");
}
