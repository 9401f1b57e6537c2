import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { matchSector } from "./match-category.ts";
import { SECTOR_WORDS } from "./sector-words.ts";

const matchSlugs = (category: string, subcategory = "") => {
  const { category_slug, subcategory_slug } = matchSector(category, subcategory);
  return [category_slug, subcategory_slug];
};

test("matches every category and subcategory by name and slug", () => {
  for (const category of CATEGORIES) {
    for (const text of [category.name, category.slug]) expect(matchSlugs(text)).toEqual([category.slug, null]);
    for (const sub of category.subcategories) {
      for (const text of [sub.name, sub.slug])
        expect(matchSlugs(category.name, text)).toEqual([category.slug, sub.slug]);
    }
  }
});

test.each([
  ["food and restaurants", ["food-restaurants", null]],
  ["FOOD & RESTAURANT", ["food-restaurants", null]],
  ["Restaurant", ["food-restaurants", "restaurants"]],
  ["Auto", ["automotive-boat", null]],
  ["HVAC", ["building-construction", "hvac"]],
  ["E-commerce", ["online-technology", "websites-ecommerce"]],
  ["Car Wash", ["automotive-boat", "car-washes"]],
  ["Bakery", ["food-restaurants", "bakeries"]],
  ["Food > Restaurants", ["food-restaurants", "restaurants"]],
  ["Health Care & Fitness / Dental", ["health-care-fitness", "dental-practices"]],
  ["Retail - Jewelry", ["retail", "jewelry"]],
])("matches %s in the category column", (text, sector) => {
  expect(matchSlugs(text)).toEqual(sector);
});

test("prefers the subcategory when the two columns differ", () => {
  expect(matchSlugs("Services", "HVAC")).toEqual(["building-construction", "hvac"]);
  expect(matchSlugs("Restaurant", "Bakeries")).toEqual(["food-restaurants", "bakeries"]);
  expect(matchSlugs("", "Bakeries")).toEqual(["food-restaurants", "bakeries"]);
});

test("reports an unknown subcategory and still uses the category", () => {
  expect(matchSector("Retail", "Left-Handed Shops")).toEqual({
    category_slug: "retail",
    subcategory_slug: null,
    unknown_subcategory: "Left-Handed Shops",
  });
});

test("rejects an unknown category and suggests the nearest one", () => {
  expect(() => matchSector("Resturants & Food", "")).toThrow(/^“Resturants & Food” isn’t a known category/);
  expect(() => matchSector("Laundromat and Coin Landry", "")).toThrow("Did you mean Laundromats & Coin Laundry?");
  expect(() => matchSector("Other", "")).toThrow("Enter one of the categories");
  expect(() => matchSector("", "")).toThrow("The category is missing");
});

test("matches every synonym to the sector it is listed under", () => {
  const all = new Map(
    CATEGORIES.flatMap(({ slug, subcategories }) =>
      [slug, ...subcategories.map((sub) => sub.slug)].map((one) => [one, slug]),
    ),
  );
  for (const [slug, words] of Object.entries(SECTOR_WORDS)) {
    for (const word of words) {
      const [category, subcategory] = matchSlugs(word);
      expect(subcategory ?? category, word).toBe(slug);
      expect(category).toBe(all.get(slug));
    }
  }
});
