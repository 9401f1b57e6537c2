import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";
import type { StoredListing } from "./import-queries.ts";

/** Writes a headline from a listing's category, place and year, never from its name: "Bakery in Leon County, since 1987". */
export function composeHeadline(
  { category_slug, subcategory_slug, county, region_slug, year_established }: Partial<StoredListing>,
  { edition, locale }: { edition: Edition; locale: Locale },
): string {
  const options = getMessageOptions(locale);
  const sectors = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);
  const slug = subcategory_slug ?? category_slug ?? "";
  const sector = getCategoryName(locale, slug, sectors.find((one) => one.slug === slug)?.name ?? slug);
  const region = edition.regions.find((one) => one.slug === region_slug)?.name ?? "";
  const place = county ? `${county}, ${region}` : region;
  return year_established
    ? m.import_headline_since({ sector, place, year: String(year_established) }, options)
    : m.import_headline({ sector, place }, options);
}
