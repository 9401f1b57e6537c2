import type { PublicField } from "#domain/listings/fields/listing-fields.ts";
import type { ListingKind } from "#domain/listings/listing.ts";
import type { getMessageOptions } from "#editions/message-locale.ts";
import type { Minor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import type { TypedPlace } from "./filter-values.ts";
import type { GeoBox } from "./geo-box.ts";
import type { GeoPolygon } from "./geo-polygon.ts";
import { SORTS, type Sort } from "./sorts.ts";

/** The value of a filter of each type. Null, false and [] mean no filter. */
export interface FilterValues {
  words: string | null;
  slugs: string[];
  exclusions: string[];
  amount: Minor | null;
  /** The buyer's minimum income, which depends on how the purchase is financed. */
  income: Minor | null;
  decimal: number | null;
  whole: number | null;
  flag: boolean;
  kind: ListingKind | null;
  owner: string | null;
  places: TypedPlace[];
  radius: number;
  box: GeoBox | null;
  polygon: GeoPolygon | null;
  sort: Sort;
  count: number;
}

export type FilterType = keyof FilterValues;

/** The amounts that the index keeps in order, by column. */
export const INDEXED_AMOUNTS = {
  price: "price",
  down_payment: "down_payment",
  sellers_discretionary_earnings: "sde",
  total_sales: "sales",
} as const satisfies Partial<Record<PublicField, string>>;

/** The data that filter labels may use. */
export interface FilterLabelInputs {
  amount: string;
  words: string;
  name: string;
  distance: string;
  place: string;
  number: string;
}

export type IndexedAmount = keyof typeof INDEXED_AMOUNTS;

type Label = (inputs: FilterLabelInputs, options?: ReturnType<typeof getMessageOptions>) => string;

/** One search filter. Parsing, URLs, the index, labels and the APIs' parameters are derived from these rows. */
interface FilterRow {
  type: FilterType;
  /** The parameter's description in the API documentation. */
  description?: string;
  /** Its name on a chip and in a saved search. */
  chip?: Label;
  /** The label of the link that removes the filter from a search without results; "Remove {filter}" if omitted. */
  relaxation?: Label;
  /** For an amount: the column, and whether the filter is its lower or upper bound. */
  column?: IndexedAmount;
  bound?: "min" | "max";
  /** For a flag: the SQL condition on a listing. */
  condition?: string;
  default?: number;
  max?: number;
}

/** A filter that is the lower or upper bound of an amount. */
const createBound = (column: IndexedAmount, bound: "min" | "max", chip: Label, relaxation: Label) =>
  ({ type: "amount", column, bound, chip, relaxation }) as const;

/** How many places a search may be around. */
const MAX_PLACES = 5;

/** All filters, in the order of URLs. */
export const SEARCH_FILTERS = {
  q: {
    type: "words",
    description: "Keywords; prefixes match, and one typo is corrected.",
    chip: m.chip_keyword,
    relaxation: m.relax_q,
  },
  state: { type: "slugs", description: "Slugs; any of them matches.", relaxation: m.relax_state },
  category: { type: "slugs", description: "Slugs; any of them matches.", relaxation: m.relax_category },
  subcategory: { type: "slugs", description: "Slugs; any of them matches.", relaxation: m.relax_subcategory },
  exclude: {
    type: "exclusions",
    description: "Slugs of categories, subcategories or states to leave out; `franchise` leaves out franchises.",
    chip: m.chip_exclude,
  },
  price_min: createBound("price", "min", m.chip_price_min, m.relax_price_min),
  price_max: createBound("price", "max", m.chip_price_max, m.relax_price_max),
  down_payment_max: createBound("down_payment", "max", m.chip_down_payment_max, m.relax_down_payment_max),
  sde_min: createBound("sellers_discretionary_earnings", "min", m.chip_sde_min, m.relax_sde_min),
  income_min: {
    type: "income",
    description:
      "What a year's earnings must leave after debt service on the edition's loan terms, if the buyer brings `down_payment_max`, or else the required down payment.",
    chip: m.chip_income_min,
    relaxation: m.relax_income_min,
  },
  sales_min: createBound("total_sales", "min", m.chip_sales_min, m.relax_sales_min),
  multiple_max: {
    type: "decimal",
    description: "Asking price over a year's discretionary earnings; not for prices that include real estate.",
    max: 100,
    chip: m.chip_multiple_max,
  },
  years_min: { type: "whole", description: "Years since it was established.", max: 500, chip: m.chip_years_min },
  listed_days: { type: "whole", description: "Listed in the last days.", max: 3_650, chip: m.chip_listed_days },
  franchise: { type: "flag", condition: "franchisee_operation", chip: m.filter_franchisee_operation },
  relocatable: { type: "flag", condition: "relocatable", chip: m.filter_relocatable },
  real_estate: { type: "flag", condition: "real_estate <> 'none'", chip: m.filter_real_estate },
  lender_prequalified: { type: "flag", condition: "lender_prequalified", chip: m.filter_lender_prequalified },
  financials_checked: {
    type: "flag",
    description: "The broker checked the figures against tax returns or an accountant's statements.",
    condition: "coalesce(financials_checked in ('tax_returns', 'accountant'), false)",
    chip: m.filter_financials_checked,
  },
  seller_financing: { type: "flag", condition: "seller_financing", chip: m.listing_field_seller_financing },
  manager_run: {
    type: "flag",
    description: "Also listings that say so only in their text, in English.",
    condition: "manager_run or name || ' ' || coalesce(description, '') ~* '\\mabsentee'",
    chip: m.listing_field_manager_run,
  },
  home_based: { type: "flag", condition: "home_based", chip: m.listing_field_home_based },
  price_reduced: { type: "flag", condition: "price_before is not null", chip: m.badge_price_reduced },
  available: {
    type: "flag",
    description: "Leaves out listings under contract.",
    condition: "status = 'active'",
    chip: m.filter_available,
  },
  kind: { type: "kind" },
  office: {
    type: "owner",
    description: "An office's slug.",
    chip: m.chip_office,
    relaxation: m.relax_office,
  },
  agent: { type: "owner", description: "An agent's slug.", chip: m.chip_agent, relaxation: m.relax_agent },
  near: {
    type: "places",
    description: `Up to ${MAX_PLACES} places as typed; any of them matches.`,
    max: MAX_PLACES,
    chip: m.chip_near,
    relaxation: m.relax_near,
  },
  radius: { type: "radius", description: "In the edition's distance unit.", default: 50, max: 12_500 },
  bbox: {
    type: "box",
    description: "West, south, east, north, in degrees.",
    chip: m.chip_bbox,
    relaxation: m.relax_bbox,
  },
  polygon: {
    type: "polygon",
    description:
      "The 3 to 40 corners of an area, separated by spaces, each as longitude,latitude in degrees; rounded to hundredths.",
    chip: m.chip_polygon,
    relaxation: m.relax_polygon,
  },
  sort: { type: "sort" },
  page: { type: "count", default: 1, max: Number.MAX_SAFE_INTEGER },
  per_page: { type: "count", description: "Max 100.", default: 24, max: 100 },
} as const satisfies Record<string, FilterRow>;

type Rows = typeof SEARCH_FILTERS;
export type FilterKey = keyof Rows;

/** The filters of a search. The values of one filter are combined with OR, different filters with AND. */
export type ListingFilters = { -readonly [Key in FilterKey]: FilterValues[Rows[Key]["type"]] };

export type FilterOfType<Type extends FilterType> = {
  [Key in FilterKey]: Rows[Key]["type"] extends Type ? Key : never;
}[FilterKey];

export const FILTER_KEYS = Object.keys(SEARCH_FILTERS) as FilterKey[];

export const getFilter = (key: FilterKey): FilterRow => SEARCH_FILTERS[key];

export const findFilter = (key: string): FilterRow | undefined => getOwnValue<FilterRow>(SEARCH_FILTERS, key);

export function listFiltersOfType<Type extends FilterType>(type: Type): FilterOfType<Type>[] {
  return FILTER_KEYS.filter((key): key is FilterOfType<Type> => getFilter(key).type === type);
}

/** Returns whether a filter limits the results rather than sorting or paging them. */
export const isNarrowing = (key: FilterKey): boolean => !["radius", "sort", "count"].includes(getFilter(key).type);

/** A search without filters; the key order is the order in URLs. */
export const NO_FILTERS: Readonly<ListingFilters> = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, getDefault(getFilter(key))]),
) as unknown as ListingFilters;

function getDefault({ type, default: number = 0 }: FilterRow): FilterValues[FilterType] {
  if (type === "slugs" || type === "exclusions" || type === "places") return [];
  if (type === "flag") return false;
  if (type === "sort") return SORTS[0];
  return type === "radius" || type === "count" ? number : null;
}

export function getBoundKeys(column: IndexedAmount): Partial<Record<"min" | "max", FilterOfType<"amount">>> {
  const keys = listFiltersOfType("amount").filter((key) => getFilter(key).column === column);
  return Object.fromEntries(keys.map((key) => [getFilter(key).bound, key]));
}

/**
 * Returns the lower and upper bound of a column; null means none. If a minimum income is set, the down payment is the
 * buyer's cash rather than a bound.
 */
export function getAmountBounds(filters: ListingFilters, column: IndexedAmount): [Minor | null, Minor | null] {
  if (column === "down_payment" && filters.income_min !== null) return [null, null];
  const { min, max } = getBoundKeys(column);
  return [min ? filters[min] : null, max ? filters[max] : null];
}
