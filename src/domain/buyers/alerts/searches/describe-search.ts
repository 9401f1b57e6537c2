import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterOfType,
  getFilter,
  type ListingFilters,
} from "#domain/search/search-filters.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { toMajor } from "#lib/money.ts";
import { m } from "#messages/messages.js";

const SECTOR_NAMES = new Map(
  CATEGORIES.flatMap((category) => [category, ...category.subcategories]).map(({ slug, name }) => [slug, name]),
);

/** The filters in the order of the description: what and where come first. */
const DESCRIBED = new Set<FilterKey>([
  "q",
  "category",
  "subcategory",
  "state",
  "near",
  "bbox",
  "polygon",
  ...FILTER_KEYS,
]);

/**
 * Returns a short description made from the filters: "Restaurants, Florida, up to $500,000". Says so if there are no
 * filters.
 */
export function describeSearch(
  filters: ListingFilters,
  { edition, locale }: Pick<Context, "edition" | "locale">,
): string {
  const options = getMessageOptions(locale);
  const { currency, regions, distance_unit } = edition;
  const written = getFormatLocale(edition, locale);
  const format = createCurrencyFormat(written, currency);
  const unit = distance_unit === "mi" ? "mile" : "kilometer";
  const distance = new Intl.NumberFormat(written, { style: "unit", unit, unitDisplay: "long" });
  const getSlugName = (key: FilterOfType<"slugs">, slug: string): string =>
    key === "state"
      ? (regions.find((region) => region.slug === slug)?.name ?? slug)
      : getCategoryName(locale, slug, SECTOR_NAMES.get(slug) ?? slug);
  const getExcludedName = (slug: string): string =>
    slug === "franchise"
      ? m.badge_franchise({}, options)
      : getSlugName(regions.some((region) => region.slug === slug) ? "state" : "category", slug);
  const describe = (key: FilterKey): string[] => {
    const { type, chip } = getFilter(key);
    const value = filters[key];
    // The description of a subcategory includes its category.
    if (key === "category" && filters.subcategory.length > 0) return [];
    if (type === "slugs") return (value as string[]).map((slug) => getSlugName(key as FilterOfType<"slugs">, slug));
    if (type === "exclusions")
      return filters.exclude.map((slug) => m.chip_exclude({ name: getExcludedName(slug) }, options));
    if (filters.kind !== null && key === "kind")
      return [
        filters.kind === "franchise" ? m.filter_kind_franchise({}, options) : m.filter_kind_business({}, options),
      ];
    if (!chip || value === null || value === false) return [];
    const inputs = {
      amount: typeof value === "number" ? format.format(toMajor(value, currency)) : "",
      words: String(value),
      name: String(value),
      distance: distance.format(filters.radius),
      number: typeof value === "number" ? new Intl.NumberFormat(written).format(value) : "",
    };
    const places = type === "places" ? filters.near.map(({ text }) => text) : [""];
    return places.map((place) => chip({ ...inputs, place }, options));
  };
  return [...DESCRIBED].flatMap(describe).join(m.list_separator({}, options)) || m.saved_search_all({}, options);
}
