import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Context } from "#domain/context.ts";
import { LISTING_KINDS, type ListingKind } from "#domain/listings/listing.ts";
import type { Edition } from "#editions/edition.ts";
import { typedIn } from "#editions/format-locale.ts";
import { type Minor, toMajor } from "#lib/money.ts";
import { parseAmount } from "./amount.ts";
import {
  createReader,
  getBox,
  getPlace,
  type IgnoredValue,
  parseCount,
  parseFlag,
  parseKeywords,
  parseNumberUpTo,
  parseOneOf,
  parseSlug,
  type TypedPlace,
} from "./filter-values.ts";
import type { GeoBox } from "./geo-box.ts";
import { SORTS, type Sort } from "./sorts.ts";

/**
 * The filters of a search. Values within a list are combined with OR, filters with AND. Null, false and [] mean no
 * filter.
 */
export interface ListingFilters {
  q: string | null;
  state: string[];
  category: string[];
  subcategory: string[];
  price_min: Minor | null;
  price_max: Minor | null;
  down_payment_max: Minor | null;
  sde_min: Minor | null;
  franchise: boolean;
  relocatable: boolean;
  real_estate: boolean;
  lender_prequalified: boolean;
  kind: ListingKind | null;
  office: string | null;
  agent: string | null;
  near: TypedPlace | null;
  /** In the edition's distance unit; ignored without `near`. */
  radius: number;
  bbox: GeoBox | null;
  sort: Sort;
  page: number;
  per_page: number;
}

/** The office, agent or collection that a page is limited to, regardless of the visitor's filters. */
export interface SearchScope {
  office_id?: number;
  agent_id?: number;
  thropro?: boolean;
}

const MAX_RADIUS = 12_500;
const MAX_PER_PAGE = 100;

/** A search without filters; the key order is the order in URLs. */
export const NO_FILTERS: Readonly<ListingFilters> = {
  q: null,
  state: [],
  category: [],
  subcategory: [],
  price_min: null,
  price_max: null,
  down_payment_max: null,
  sde_min: null,
  franchise: false,
  relocatable: false,
  real_estate: false,
  lender_prequalified: false,
  kind: null,
  office: null,
  agent: null,
  near: null,
  radius: 50,
  bbox: null,
  sort: SORTS[0],
  page: 1,
  per_page: 24,
};

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
  const { one, many, bounds, ignored } = createReader(params);
  const parseAmountFilter = (text: string) => parseAmount(text, typedIn(edition, locale));
  const [price_min, price_max] = bounds("price_min", "price_max", parseAmountFilter);
  const near = one("near", getPlace(gazetteer));
  const radius = one("radius", parseNumberUpTo(MAX_RADIUS));
  const filters: ListingFilters = {
    q: one("q", parseKeywords),
    state: many("state", parseOneOf(edition.regions.map(({ slug }) => slug))),
    category: many("category", parseOneOf(CATEGORY_SLUGS)),
    subcategory: many("subcategory", parseOneOf(SUBCATEGORY_SLUGS)),
    price_min,
    price_max,
    down_payment_max: one("down_payment_max", parseAmountFilter),
    sde_min: one("sde_min", parseAmountFilter),
    franchise: one("franchise", parseFlag) ?? false,
    relocatable: one("relocatable", parseFlag) ?? false,
    real_estate: one("real_estate", parseFlag) ?? false,
    lender_prequalified: one("lender_prequalified", parseFlag) ?? false,
    kind: one("kind", parseOneOf(LISTING_KINDS)),
    office: one("office", parseSlug),
    agent: one("agent", parseSlug),
    near,
    radius: (near && radius) ?? NO_FILTERS.radius,
    bbox: one("bbox", getBox),
    sort: one("sort", parseOneOf(SORTS)) ?? NO_FILTERS.sort,
    page: one("page", parseCount(Number.MAX_SAFE_INTEGER)) ?? NO_FILTERS.page,
    per_page: one("per_page", parseCount(MAX_PER_PAGE)) ?? NO_FILTERS.per_page,
  };
  return { filters, ignored };
}

/** Builds the URL parameters for these filters: keys in a fixed order, defaults omitted, amounts in major units. */
export function toFilterParams(filters: ListingFilters, { currency }: Pick<Edition, "currency">): URLSearchParams {
  const written: Record<keyof ListingFilters, (string | number)[]> = {
    q: toList(filters.q),
    state: filters.state,
    category: filters.category,
    subcategory: filters.subcategory,
    price_min: toList(filters.price_min).map((minor) => toMajor(minor, currency)),
    price_max: toList(filters.price_max).map((minor) => toMajor(minor, currency)),
    down_payment_max: toList(filters.down_payment_max).map((minor) => toMajor(minor, currency)),
    sde_min: toList(filters.sde_min).map((minor) => toMajor(minor, currency)),
    franchise: filters.franchise ? [1] : [],
    relocatable: filters.relocatable ? [1] : [],
    real_estate: filters.real_estate ? [1] : [],
    lender_prequalified: filters.lender_prequalified ? [1] : [],
    kind: toList(filters.kind),
    office: toList(filters.office),
    agent: toList(filters.agent),
    near: toList(filters.near?.text),
    radius: listUnlessDefault("radius", filters),
    bbox: toList(filters.bbox).map(({ west, south, east, north }) => [west, south, east, north].join(",")),
    sort: listUnlessDefault("sort", filters),
    page: listUnlessDefault("page", filters),
    per_page: listUnlessDefault("per_page", filters),
  };
  return new URLSearchParams(
    Object.entries(written).flatMap(([key, values]) => values.map((value): [string, string] => [key, String(value)])),
  );
}

/** The same search with some filters changed, on page 1 unless `change` sets a page. */
export function addFilter(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: NO_FILTERS.page, ...change };
}

/** The same search without a filter, or without one slug of a repeatable one, on page 1. */
export function removeFilter(filters: ListingFilters, key: keyof ListingFilters, value?: string): ListingFilters {
  const current = filters[key];
  const remaining =
    Array.isArray(current) && value !== undefined ? current.filter((slug) => slug !== value) : NO_FILTERS[key];
  const radius = key === "near" ? NO_FILTERS.radius : filters.radius;
  return { ...filters, radius, page: NO_FILTERS.page, [key]: remaining };
}

function toList<T>(value: T | null | undefined): T[] {
  return value === null || value === undefined ? [] : [value];
}

function listUnlessDefault<Key extends "radius" | "sort" | "page" | "per_page">(key: Key, filters: ListingFilters) {
  return filters[key] === NO_FILTERS[key] ? [] : [filters[key]];
}
