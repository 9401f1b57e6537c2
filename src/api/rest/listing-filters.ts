import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { LISTING_KINDS } from "#domain/listings/listing.ts";
import { type ListingFilters, NO_FILTERS } from "#domain/search/listing-filters.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import type { SearchResult } from "#domain/search/search-listings.ts";
import { SORTS } from "#domain/search/sorts.ts";
import { createCodes } from "../http/field-codes.ts";
import type { Checked } from "../http/operation.ts";

const describe = (description: string) => v.description<string, string>(description);
const slugsSchema = (what: string) =>
  v.optional(v.pipe(v.union([v.string(), v.array(v.string())]), v.description(what)));
const amount = v.optional(
  v.pipe(v.union([v.pipe(v.number(), v.minValue(0)), v.string()]), v.description("An amount in major units.")),
);
const flagSchema = v.optional(v.union([v.literal(1), v.literal("1"), v.boolean()]));
const queryFlagSchema = v.optional(v.literal("1"));
const countSchema = (max: number) =>
  v.optional(
    v.union([
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)),
      v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
    ]),
  );

/** Search filters in a JSON body; the search's own parser interprets them. */
export const filtersBody = v.object({
  q: v.optional(v.pipe(v.string(), describe("Words; prefixes count, and one slip is corrected."))),
  state: slugsSchema("Slugs; any one will do."),
  category: slugsSchema("Slugs; any one will do."),
  subcategory: slugsSchema("Slugs; any one will do."),
  price_min: amount,
  price_max: amount,
  down_payment_max: amount,
  sde_min: amount,
  franchise: flagSchema,
  relocatable: flagSchema,
  real_estate: flagSchema,
  lender_prequalified: flagSchema,
  kind: v.optional(v.picklist(LISTING_KINDS)),
  office: v.optional(v.pipe(v.string(), describe("An office's slug."))),
  agent: v.optional(v.pipe(v.string(), describe("An agent's slug."))),
  near: v.optional(v.pipe(v.string(), describe("A place as people write it."))),
  radius: v.optional(v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(12_500)), v.string()])),
  bbox: v.optional(v.pipe(v.string(), describe("West, south, east, north, in degrees."))),
  sort: v.optional(v.picklist(SORTS)),
  page: countSchema(Number.MAX_SAFE_INTEGER),
  per_page: countSchema(100),
});

/** Search filters in a query string, which has no booleans. */
export const filtersQuery = v.object({
  ...filtersBody.entries,
  franchise: queryFlagSchema,
  relocatable: queryFlagSchema,
  real_estate: queryFlagSchema,
  lender_prequalified: queryFlagSchema,
});

/** Converts a body's filters to query parameters. `false` and null set no filter; other types are invalid. */
export function toFilterParams(body: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(NO_FILTERS)) {
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
  for (const { key } of ignored) codes[key] = "invalid";
  return ignored.length ? { codes } : { input: filters };
}

export function getMeta({ page, per_page, total, pages }: Pick<SearchResult, "page" | "per_page" | "total" | "pages">) {
  return { page, per_page, total, pages };
}
