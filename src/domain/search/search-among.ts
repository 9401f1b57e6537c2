import type { Context } from "#domain/context.ts";
import { ColumnBuilder } from "./index/build-columns.ts";
import { selectNumbered } from "./index/index-queries.ts";
import { createListingIndex } from "./index/listing-index.ts";
import { queryIndex } from "./index/query-index.ts";
import type { SearchScope } from "./listing-filters.ts";
import { createNameComparer } from "./name-order.ts";
import { resolveSearch } from "./resolve-search.ts";
import type { ListingFilters } from "./search-filters.ts";

/** Returns the numbers of the listings in a given set that match a search. */
export type SearchAmong = (filters: ListingFilters, scope: SearchScope) => Promise<number[]>;

/**
 * Creates a function that searches a few listings in their current database state. It builds an index of only
 * these listings and queries it like the main one, so the results match the search page.
 */
export async function searchAmong(context: Context, listings: readonly number[]): Promise<SearchAmong> {
  const rows = listings.length > 0 ? await selectNumbered(context.db, listings) : [];
  if (rows.length === 0) return async () => [];
  const builder = new ColumnBuilder();
  builder.add(rows);
  const index = createListingIndex(builder.buildColumns(createNameComparer(context.edition)), 0);
  const alone = { ...context, index: { getCurrent: async () => index } };
  return async (filters, scope) => {
    const { query } = await resolveSearch(alone, { ...filters, page: 1, per_page: rows.length }, scope);
    return queryIndex(index, query).numbers;
  };
}
