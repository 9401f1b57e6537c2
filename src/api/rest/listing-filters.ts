import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { LISTING_KINDS } from "#domain/listings/listing.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterType,
  getFilter,
  type ListingFilters,
} from "#domain/search/search-filters.ts";
import type { SearchResult } from "#domain/search/search-listings.ts";
import { SORTS } from "#domain/search/sorts.ts";
import { createCodes } from "../http/field-codes.ts";
import type { Checked } from "../http/operation.ts";

const flagSchema = v.union([v.literal(1), v.literal("1"), v.boolean()]);

const amountSchema = v.pipe(v.union([v.pipe(v.number(), v.minValue(0)), v.string()]), v.description("In major units."));

const textsSchema = v.union([v.string(), v.array(v.string())]);

const createCountSchema = (max: number) =>
  v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)), v.pipe(v.string(), v.regex(/^[1-9]\d*$/))]);

/** Schemas in a JSON body; the search's own parser interprets the values. */
const SCHEMAS: Record<FilterType, (max: number) => v.GenericSchema> = {
  words: () => v.string(),
  slugs: () => textsSchema,
  exclusions: () => textsSchema,
  amount: () => amountSchema,
  income: () => amountSchema,
  decimal: (max) => v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(max)), v.string()]),
  whole: (max) => createCountSchema(max),
  flag: () => flagSchema,
  kind: () => v.picklist(LISTING_KINDS),
  owner: () => v.string(),
  places: () => textsSchema,
  radius: (max) => v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(max)), v.string()]),
  box: () => v.string(),
  polygon: () => v.string(),
  sort: () => v.picklist(SORTS),
  count: (max) => createCountSchema(max),
};

function getEntries(flag: v.GenericSchema): Record<FilterKey, v.GenericSchema> {
  const entries = FILTER_KEYS.map((key) => {
    const { type, max = 0, description } = getFilter(key);
    const schema = type === "flag" ? flag : SCHEMAS[type](max);
    return [key, v.optional(description ? v.pipe(schema, v.description(description)) : schema)];
  });
  return Object.fromEntries(entries) as Record<FilterKey, v.GenericSchema>;
}

export const filtersBody = v.object(getEntries(flagSchema));

/** Search filters in a query string, which has no booleans. */
export const filtersQuery = v.object(getEntries(v.literal("1")));

/** Converts a body's filters to query parameters. `false` and null set no filter; other types are invalid. */
export function toFilterParams(body: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    for (const value of [Object.hasOwn(body, key) ? body[key] : null].flat(1)) {
      if (value === null || value === undefined || value === false) continue;
      params.append(key, value === true ? "1" : typeof value === "object" ? JSON.stringify(value) : String(value));
    }
  }
  return params;
}

/** Parses filters and rejects invalid ones, which a page would ignore. */
export async function checkFilters(params: URLSearchParams, context: Context): Promise<Checked<ListingFilters>> {
  const { filters, ignored } = await readListingFilters(context, params);
  const codes = createCodes();
  for (const { key, reason } of ignored) codes[key] = reason ?? "invalid_filter";
  return ignored.length ? { codes } : { input: filters };
}

export function getMeta({ page, per_page, total, pages }: Pick<SearchResult, "page" | "per_page" | "total" | "pages">) {
  return { page, per_page, total, pages };
}
