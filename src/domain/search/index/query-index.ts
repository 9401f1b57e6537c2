import { type Counted, countCells } from "./count-cells.ts";
import { getPage } from "./get-page.ts";
import type { IndexQuery } from "./index-query.ts";
import type { ListingIndex } from "./listing-index.ts";
import { narrowListings } from "./narrow-listings.ts";

/** The index's result for a search: the listing numbers on the page, the total, and the facet counts. */
export interface IndexResult {
  numbers: number[];
  total: number;
  facets: Counted["facets"];
}

export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const passing = narrowListings(index, query);
  const counted = countCells(index, passing, query.filters);
  return {
    numbers: getPage(index, passing, counted, query),
    total: counted.total,
    facets: counted.facets,
  };
}

/** Counts the matching listings without facets or a page. */
export function countInIndex(index: ListingIndex, query: IndexQuery): number {
  return countCells(index, narrowListings(index, query), query.filters).total;
}
