import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/categories/categories.ts";
import {
  getStorefrontKind,
  isStorefrontKind,
  type StorefrontKind,
  storefrontKinds,
} from "../../illustrations/storefronts/storefront-kind.ts";

describe("the kind of building a listing is drawn as", () => {
  test("is known for every category, and no category is left to the fallback but retail", () => {
    const kinds = new Map(CATEGORIES.map(({ slug }) => [slug, getStorefrontKind(slug, null)]));
    expect([...kinds.values()].every(isStorefrontKind)).toBe(true);
    expect([...kinds].filter(([, kind]) => kind === "shop").map(([slug]) => slug)).toEqual(["retail"]);
    expect(new Set(kinds.values()).size).toBeGreaterThanOrEqual(12);
  });

  test("is reached by some category or subcategory for every kind there is", () => {
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
  ] as const)("of %s, %s is a %s", (category, subcategory, kind) => {
    expect(getStorefrontKind(category, subcategory)).toBe(kind);
  });

  test("is the category's own when the subcategory says nothing more, and a shop when neither is known", () => {
    expect(getStorefrontKind("manufacturing", "signs")).toBe("workshop");
    expect(getStorefrontKind("manufacturing", "constructor")).toBe("workshop");
    expect(getStorefrontKind("underwater-basketry", null)).toBe("shop");
    expect(getStorefrontKind("__proto__", "toString")).toBe("shop");
  });
});
