import { type Counted, countCells } from "./count-cells.ts";
import { getPage } from "./get-page.ts";
import type { ListingIndex } from "./listing-index.ts";
import { narrowListings, type Question } from "./narrow-listings.ts";

/** The index's result for a search: the listing numbers on the page, the total, and the facet counts. */
export interface IndexAnswer {
  numbers: number[];
  total: number;
  facets: Counted["facets"];
}

export function queryIndex(index: ListingIndex, question: Question): IndexAnswer {
  const passing = narrowListings(index, question);
  const counted = countCells(index, passing, question.filters);
  return {
    numbers: getPage(index, passing, counted, question),
    total: counted.total,
    facets: counted.facets,
  };
}

/** Counts the matching listings without facets or a page. */
export function countInIndex(index: ListingIndex, question: Question): number {
  return countCells(index, narrowListings(index, question), question.filters).total;
}
