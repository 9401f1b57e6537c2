import { type Counted, countCells } from "./count-cells.ts";
import type { ListingIndex } from "./listing-index.ts";
import { narrowed, type Question } from "./narrow-listings.ts";
import { takePage } from "./take-page.ts";

/** What the index knows of a search: the page's numbers, how many match in all, and what each facet would leave. */
export interface IndexAnswer {
  numbers: number[];
  total: number;
  facets: Counted["facets"];
}

export function queryIndex(index: ListingIndex, question: Question): IndexAnswer {
  const passing = narrowed(index, question);
  const counted = countCells(index, passing, question.filters);
  return {
    numbers: takePage(index, passing, counted, question.filters),
    total: counted.total,
    facets: counted.facets,
  };
}

/** How many listings match, and no more than that. */
export function countInIndex(index: ListingIndex, question: Question): number {
  return countCells(index, narrowed(index, question), question.filters).total;
}
