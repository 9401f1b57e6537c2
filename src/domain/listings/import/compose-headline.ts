import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";
import type { StoredListing } from "./import-queries.ts";

type Facts = Partial<StoredListing>;

const SECTORS = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);

/** Returns the name of a listing's subcategory, otherwise of its category. */
export function getSectorName({ category_slug, subcategory_slug }: Facts, locale: Locale): string {
  const slug = subcategory_slug ?? category_slug ?? "";
  return getCategoryName(locale, slug, SECTORS.find((sector) => sector.slug === slug)?.name ?? slug);
}

/** Returns a listing's county and state, never its town. */
export function getPlaceName({ county, region_slug }: Facts, { regions }: Edition, locale: Locale): string {
  const found = regions.find(({ slug }) => slug === region_slug);
  const region = found ? getRegionName(locale, found.slug, found.name) : "";
  return county ? `${county}, ${region}` : region;
}

/** Writes a headline from a listing's category, place and year, never from its name. */
export function composeHeadline(facts: Facts, { edition, locale }: { edition: Edition; locale: Locale }): string {
  const options = getMessageOptions(locale);
  const names = { sector: getSectorName(facts, locale), place: getPlaceName(facts, edition, locale) };
  return facts.year_established
    ? m.import_headline_since({ ...names, year: String(facts.year_established) }, options)
    : m.import_headline(names, options);
}
