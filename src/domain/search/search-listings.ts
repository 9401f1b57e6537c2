import type { Context } from "#domain/context.ts";
import { listingsByNumbers } from "#domain/listings/listing-queries.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { countPages } from "#lib/pages.ts";
import { type Facets, labelled } from "./facets.ts";
import { queryIndex } from "./index/query-index.ts";
import type { ListingFilters, SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";

export interface SearchResult {
  listings: Listing[];
  /** How many match, on all pages together. */
  total: number;
  page: number;
  per_page: number;
  /** At least 1: an empty first page is a page. */
  pages: number;
  /** What every value of three filters would leave, the filter itself aside. */
  facets: Facets;
  /** The words that were searched for instead of misspelled ones; null when they were found as typed. */
  corrected: string | null;
}

/** One page of the public listings that pass every filter; a page beyond the last is empty and knows the total. */
export async function searchListings(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<SearchResult> {
  const { index, question, corrected } = await resolveSearch(context, filters, scope);
  const { numbers, total, facets } = queryIndex(index, question);
  const { page, per_page } = filters;
  return {
    listings: await listingsByNumbers(context, numbers),
    total,
    page,
    per_page,
    corrected,
    pages: countPages(total, per_page),
    facets: labelled(facets, context.edition, context.locale),
  };
}
