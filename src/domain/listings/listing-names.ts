import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { selectNames } from "./name-queries.ts";

/** The names of regions, categories and subcategories by slug, each in the order of names. */
export type ListingNames = Record<"regions" | "categories" | "subcategories", ReadonlyMap<string, string>>;

/** Loads the names that belong to the slugs in listings. */
export function getListingNames(db: Db): Promise<ListingNames> {
  return readCached(db, "content", "names", async () => {
    const rows = await selectNames(db);
    const getNames = (table: keyof ListingNames) =>
      new Map(rows.filter((row) => row.table === table).map(({ slug, name }) => [slug, name]));
    return {
      regions: getNames("regions"),
      categories: getNames("categories"),
      subcategories: getNames("subcategories"),
    };
  });
}

/** Returns a region's name in a language. */
export function translateRegion({ regions }: ListingNames, slug: string, locale: Locale): string {
  return getRegionName(locale, slug, regions.get(slug) ?? slug);
}

/** Returns a category's name in a language. */
export function translateCategory({ categories }: ListingNames, slug: string, locale: Locale): string {
  return getCategoryName(locale, slug, categories.get(slug) ?? slug);
}

/** Returns a subcategory's name in a language. */
export function translateSubcategory({ subcategories }: ListingNames, slug: string, locale: Locale): string {
  return getCategoryName(locale, slug, subcategories.get(slug) ?? slug);
}
