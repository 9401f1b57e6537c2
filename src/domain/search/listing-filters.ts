import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { LISTING_KINDS } from "#domain/listings/listing.ts";
import type { Edition } from "#editions/edition.ts";
import { withFormatLocale } from "#editions/format-locale.ts";
import { toMajor } from "#lib/money.ts";
import { parseAmount } from "./amount.ts";
import {
  createReader,
  type IgnoredValue,
  parseBox,
  parseCount,
  parseFlag,
  parseKeywords,
  parseNumberUpTo,
  parseOneOf,
  parsePlace,
  parsePolygon,
  parseSlug,
  type TypedPlace,
} from "./filter-values.ts";
import { formatPolygon } from "./geo-polygon.ts";
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterOfType,
  type FilterType,
  type FilterValues,
  getBoundKeys,
  getFilter,
  type ListingFilters,
  NO_FILTERS,
  SEARCH_FILTERS,
} from "./search-filters.ts";
import { getDefaultSort, SORTS } from "./sorts.ts";

/** The office, agent or collection that a page is limited to, regardless of the visitor's filters. */
export interface SearchScope {
  office_id?: number;
  agent_id?: number;
  thropro?: boolean;
}

const CATEGORY_SLUGS = CATEGORIES.map(({ slug }) => slug);
const SUBCATEGORY_SLUGS = CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));

/**
 * Parses a search URL. Invalid values are left out of the filters and listed in `ignored`: pages show them, the API
 * rejects them. `readListingFilters` also checks whether the office or agent exists.
 */
export function parseListingFilters(
  params: URLSearchParams,
  { edition, gazetteer, locale }: Pick<Context, "edition" | "gazetteer" | "locale">,
): { filters: ListingFilters; ignored: IgnoredValue[] } {
  const { one, many, places, getBounds, ignored } = createReader(params);
  const slugs = {
    state: edition.regions.map(({ slug }) => slug),
    category: CATEGORY_SLUGS,
    subcategory: SUBCATEGORY_SLUGS,
  };
  const parseAmountFilter = (text: string) => parseAmount(text, withFormatLocale(edition, locale));
  const ranges: Partial<Record<FilterKey, [number | null, number | null]>> = {};
  const readers: { [Type in FilterType]: (key: FilterOfType<Type>, max: number) => FilterValues[Type] | null } = {
    words: (key) => one(key, parseKeywords),
    slugs: (key) => many(key, parseOneOf(slugs[key])),
    exclusions: (key) => many(key, parseOneOf([...slugs.state, ...CATEGORY_SLUGS, ...SUBCATEGORY_SLUGS, "franchise"])),
    amount: (key) => {
      const { min, max } = getBoundKeys(SEARCH_FILTERS[key].column);
      if (!min || !max) return one(key, parseAmountFilter);
      ranges[min] ??= getBounds(min, max, parseAmountFilter);
      return ranges[min][key === min ? 0 : 1];
    },
    income: (key) => one(key, parseAmountFilter),
    decimal: (key, max) => one(key, (text) => parseNumberUpTo(max)(text.replace(",", "."))),
    whole: (key, max) => one(key, parseCount(max)),
    flag: (key) => one(key, parseFlag),
    kind: (key) => one(key, parseOneOf(LISTING_KINDS)),
    owner: (key) => one(key, parseSlug),
    places: (key, max) => places(key, parsePlace({ gazetteer, edition }), max),
    radius: (key, max) => one(key, parseNumberUpTo(max)),
    box: (key) => one(key, parseBox),
    polygon: (key) => one(key, parsePolygon),
    sort: (key) => one(key, parseOneOf(SORTS)),
    count: (key, max) => one(key, parseCount(max)),
  };
  const read = (key: FilterKey): FilterValues[FilterType] => {
    const { type, max = 0 } = getFilter(key);
    return (readers[type] as (key: FilterKey, max: number) => FilterValues[FilterType])(key, max) ?? NO_FILTERS[key];
  };
  const filters = Object.fromEntries(FILTER_KEYS.map((key) => [key, read(key)])) as unknown as ListingFilters;
  const radius = filters.near.length > 0 ? filters.radius : NO_FILTERS.radius;
  const isSorted = params.getAll("sort").some((text) => parseOneOf(SORTS)(text.trim()) !== undefined);
  const sort = isSorted ? filters.sort : getDefaultSort(filters);
  return { filters: { ...filters, sort, radius }, ignored };
}

/** Returns whether a filter's value is in minor units. */
export const isMoney = (key: FilterKey): boolean => ["amount", "income"].includes(getFilter(key).type);

/** Builds the URL parameters for these filters: keys in a fixed order, defaults omitted, amounts in major units. */
export function toFilterParams(filters: ListingFilters, { currency }: Pick<Edition, "currency">): URLSearchParams {
  const write = (key: FilterKey): (string | number)[] => {
    const value = filters[key];
    if (key === "sort") return value === getDefaultSort(filters) ? [] : [value as string];
    if (value === null || value === false || (value === NO_FILTERS[key] && !Array.isArray(value))) return [];
    if (value === true) return [1];
    if (typeof value !== "object") return [isMoney(key) ? toMajor(Number(value), currency) : value];
    if (Array.isArray(value)) return value.map(toText);
    if ("points" in value) return [formatPolygon(value)];
    return [[value.west, value.south, value.east, value.north].join(",")];
  };
  return new URLSearchParams(
    FILTER_KEYS.flatMap((key) => write(key).map((value): [string, string] => [key, String(value)])),
  );
}

/** Returns a copy of the search with some filters changed, on page 1 unless `change` sets a page. */
export function addFilter(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: NO_FILTERS.page, ...change };
}

const toText = (value: string | TypedPlace): string => (typeof value === "string" ? value : value.text);

/** Returns a copy of the search without a filter, or without one value of a filter with several, on page 1. */
export function removeFilter(filters: ListingFilters, key: keyof ListingFilters, value?: string): ListingFilters {
  const current = filters[key];
  const remaining =
    Array.isArray(current) && value !== undefined ? current.filter((each) => toText(each) !== value) : NO_FILTERS[key];
  const removed = { ...filters, page: NO_FILTERS.page, [key]: remaining };
  return { ...removed, radius: removed.near.length > 0 ? removed.radius : NO_FILTERS.radius };
}
