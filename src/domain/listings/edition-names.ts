import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { CATEGORIES } from "./categories/categories.ts";

/* Names of a listing's category and place as the edition has them, for code that doesn't read the database's. */

interface CategorySlugs {
  category_slug?: string;
  subcategory_slug?: string | null;
}

interface Place {
  county?: string | null;
  region_slug?: string;
}

const SECTORS = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);

/** Returns the name of a listing's subcategory, otherwise of its category. */
export function getSectorName({ category_slug, subcategory_slug }: CategorySlugs, locale: Locale): string {
  const slug = subcategory_slug ?? category_slug ?? "";
  return getCategoryName(locale, slug, SECTORS.find((sector) => sector.slug === slug)?.name ?? slug);
}

/** Returns a listing's county and state, never its town. */
export function getPlaceName({ county, region_slug }: Place, { regions }: Edition, locale: Locale): string {
  const found = regions.find(({ slug }) => slug === region_slug);
  const region = found ? getRegionName(locale, found.slug, found.name) : "";
  return county ? `${county}, ${region}` : region;
}
