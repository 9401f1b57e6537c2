import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import {
  getStorefrontKind,
  isStorefrontKind,
  type StorefrontKind,
  storefrontKinds,
} from "../../illustrations/storefronts/storefront-kind.ts";

describe("choosing a storefront illustration", () => {
  test("has a kind for every category and falls back only for retail", () => {
    const kinds = new Map(CATEGORIES.map(({ slug }) => [slug, getStorefrontKind(slug, null)]));
    expect([...kinds.values()].every(isStorefrontKind)).toBe(true);
    expect([...kinds].filter(([, kind]) => kind === "shop").map(([slug]) => slug)).toEqual(["retail"]);
    expect(new Set(kinds.values()).size).toBeGreaterThanOrEqual(12);
  });

  test("uses every kind for some category or subcategory", () => {
    const reached = new Set<StorefrontKind>(
      CATEGORIES.flatMap(({ slug, subcategories }) => [
        getStorefrontKind(slug, null),
        ...subcategories.map((subcategory) => getStorefrontKind(slug, subcategory.slug)),
      ]),
    );
    expect(storefrontKinds.filter((kind) => !reached.has(kind))).toEqual([]);
  });

  test.each([
    ["food-restaurants", null, "restaurant"],
    ["food-restaurants", "bakeries", "cafe"],
    ["food-restaurants", "bars-pubs-taverns", "bar"],
    ["automotive-boat", "auto-repair-service", "garage"],
    ["automotive-boat", "car-washes", "fuel"],
    ["retail", "grocery-supermarkets", "grocery"],
    ["health-care-fitness", "gyms-fitness-centers", "leisure"],
    ["pet-services", null, "farm"],
    ["transportation-storage", "trucking", "depot"],
  ] as const)("draws %s, %s as a %s", (category, subcategory, kind) => {
    expect(getStorefrontKind(category, subcategory)).toBe(kind);
  });

  test("falls back to the category's kind, then to a shop", () => {
    expect(getStorefrontKind("manufacturing", "signs")).toBe("workshop");
    expect(getStorefrontKind("manufacturing", "constructor")).toBe("workshop");
    expect(getStorefrontKind("underwater-basketry", null)).toBe("shop");
    expect(getStorefrontKind("__proto__", "toString")).toBe("shop");
  });
});
