import type { PageQuery } from "#db/select-page.ts";
import type { Context } from "#domain/context.ts";
import { findCardsByNumbers, findListingsByNumbers } from "#domain/listings/find-listings.ts";
import type { CardListing, Listing } from "#domain/listings/listing-view.ts";
import { countPages } from "#lib/pages.ts";
import { type Facets, toFacetValues } from "./facets.ts";
import { queryIndex } from "./index/query-index.ts";
import type { SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";
import type { ListingFilters } from "./search-filters.ts";

export interface SearchResult<Found = Listing> extends PageQuery {
  listings: Found[];
  /** Total matches on all pages. */
  total: number;
  /** At least 1, since an empty result has one page. */
  pages: number;
  /** Counts for every value of three filters, each calculated without its own filter. */
  facets: Facets;
  /** The corrected words that were searched for; null if the typed words matched. */
  corrected: string | null;
}

/**
 * Returns one page of the public listings that pass every filter. A page beyond the last is empty but has the total.
 */
export function searchListings(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<SearchResult> {
  return search(context, filters, scope, findListingsByNumbers);
}

/** Searches like `searchListings`, but returns only what cards show. */
export function searchCards(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<SearchResult<CardListing>> {
  return search(context, filters, scope, findCardsByNumbers);
}

async function search<Found>(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope,
  find: (context: Context, numbers: readonly number[]) => Promise<Found[]>,
): Promise<SearchResult<Found>> {
  const { index, query, corrected } = await resolveSearch(context, filters, scope);
  const { numbers, total, facets } = queryIndex(index, query);
  const { page, per_page } = filters;
  return {
    listings: await find(context, numbers),
    total,
    page,
    per_page,
    corrected,
    pages: countPages(total, per_page),
    facets: toFacetValues(facets, context.edition, context.locale),
  };
}
