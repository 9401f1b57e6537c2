import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { EDITIONS } from "#editions/countries.ts";
import { parseListingNumber, toPrefixQuery, toSearchWords } from "./search-words.ts";

describe("splitting search words", () => {
  test("ignores case, accents and punctuation, and doesn't split at an apostrophe", () => {
    expect(toSearchWords("  Joe’s CAFÉ & Phở-Đặc, 24/7! ")).toEqual(["joes", "cafe", "pho", "dac", "24", "7"]);
  });

  test("never includes a query operator in a word", () => {
    expect(toSearchWords(`pizza' | !(x:*) <-> \\ "y" \0 & z`)).toEqual(["pizza", "x", "y", "z"]);
    expect(toPrefixQuery(toSearchWords("pizza' | !bar"))).toBe("'pizza':* & 'bar':*");
  });

  test("leaves scripts without letter case unchanged", () => {
    expect(toSearchWords("佐々木のパン・東京")).toEqual(["佐々木のパン", "東京"]);
  });

  test("returns no words for punctuation alone", () => {
    expect(toSearchWords("!!! — ???")).toEqual([]);
  });

  test("treats a lone number as a listing number, but not one among words or one that is too long", () => {
    expect(parseListingNumber(toSearchWords("#100234"))).toBe(100_234);
    expect(parseListingNumber(toSearchWords("100234 pizza"))).toBeNull();
    expect(parseListingNumber(toSearchWords("10000000000"))).toBeNull();
    expect(parseListingNumber(toSearchWords("pizza"))).toBeNull();
  });

  test("finds a region by the words of its name, since its slug has the same words", () => {
    const regions = Object.values(EDITIONS).flatMap((edition) => edition.regions);
    expect(
      regions.filter(({ name, slug }) => toWordsWithoutApostrophes(name) !== toSearchWords(slug).join(" ")),
    ).toEqual([]);
  });

  test("finds a category by the words of its name, since its slug has the same words", () => {
    const sectors = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);
    expect(sectors.filter(({ name, slug }) => toSearchWords(name).join(" ") !== toSearchWords(slug).join(" "))).toEqual(
      [],
    );
  });
});

/** A slug splits words at an apostrophe; "Côte d'Azur" is found by "azur" all the same. */
function toWordsWithoutApostrophes(name: string): string {
  return toSearchWords(name.replace(/['’]/g, " ")).join(" ");
}
