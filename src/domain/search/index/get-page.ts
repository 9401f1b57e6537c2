import { getAmountBounds, type ListingFilters } from "../search-filters.ts";
import type { Sort } from "../sorts.ts";
import { type Bitmap, hasBit, listBits } from "./bitmap.ts";
import type { Counted } from "./count-cells.ts";
import type { IndexQuery } from "./index-query.ts";
import type { ListingIndex } from "./listing-index.ts";
import { getDisclosedEnd, getRange, type OrderedColumn } from "./ordered-column.ts";

/** Sorting one listing costs about as much as skipping this many listings while walking through an ordered column. */
const SORTING = 8;

const ORDERS: Record<
  Exclude<Sort, "relevance">,
  ["listed" | "price" | "down_payment" | "sde" | "sales" | "name", descending: boolean]
> = {
  newest: ["listed", true],
  "price-asc": ["price", false],
  "price-desc": ["price", true],
  "down-payment-asc": ["down_payment", false],
  "down-payment-desc": ["down_payment", true],
  "sde-asc": ["sde", false],
  "sde-desc": ["sde", true],
  "sales-desc": ["sales", true],
  "name-asc": ["name", false],
  "name-desc": ["name", true],
};

/**
 * Returns the numbers of the listings on one page of the results. Undisclosed values come last; ties are ordered by
 * number, ascending.
 */
export function getPage(
  index: ListingIndex,
  passing: Bitmap | null,
  { total, narrowed, wanted }: Counted,
  { filters, by_relevance }: Pick<IndexQuery, "filters" | "by_relevance">,
): number[] {
  const { sort, page, per_page } = filters;
  const skip = (page - 1) * per_page;
  if (skip >= total) return [];
  // Without search words, all listings are equally relevant and are sorted by date.
  const [key, descending] = ORDERS[sort === "relevance" ? "newest" : sort];
  const column = index[key];
  const take = Math.min(per_page, total - skip);
  const isPassing = (at: number): boolean =>
    (!passing || hasBit(passing, at)) && (!wanted || wanted[index.cells[at]!] === 1);
  if (by_relevance && sort === "relevance")
    return Array.from(collectPassing(by_relevance, isPassing, skip, take), (at) => index.numbers[at]!);
  const [from, to] = getBounds(index, key, filters);
  const walk = ((skip + take) * (to - from)) / total;
  const ofCells = wanted ? countListingsInCells(index, wanted) : index.size;
  const sorting = Math.min(passing ? narrowed : index.size, ofCells) + total * SORTING;
  const positions =
    walk <= sorting
      ? walkInOrder(column, descending, from, to, isPassing, skip, take)
      : sortCandidates(
          column,
          descending,
          listCandidates(index, passing, narrowed, wanted, ofCells).filter(isPassing),
        ).slice(skip, skip + take);
  return Array.from(positions, (at) => index.numbers[at]!);
}

function collectPassing(
  positions: Uint32Array,
  isPassing: (at: number) => boolean,
  skip: number,
  take: number,
): Uint32Array {
  return positions.filter(isPassing).slice(skip, skip + take);
}

/** Returns the part of the column that a filter on the sort key leaves, which shortens the walk. */
function getBounds(index: ListingIndex, key: keyof typeof KEYED, filters: ListingFilters): [number, number] {
  const [min, max] = KEYED[key](filters);
  if (key === "listed" || key === "name" || (min === null && max === null)) return [0, index.size];
  return getRange(index[key], min, max);
}

const KEYED = {
  listed: () => [null, null],
  name: () => [null, null],
  price: (filters) => getAmountBounds(filters, "price"),
  down_payment: (filters) => getAmountBounds(filters, "down_payment"),
  sde: (filters) => getAmountBounds(filters, "sellers_discretionary_earnings"),
  sales: (filters) => getAmountBounds(filters, "total_sales"),
} as const satisfies Record<string, (filters: ListingFilters) => readonly [number | null, number | null]>;

function countListingsInCells({ by_cell }: ListingIndex, wanted: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < wanted.length; cell++) {
    if (wanted[cell]) count += by_cell.starts[cell + 1]! - by_cell.starts[cell]!;
  }
  return count;
}

function listCandidates(
  { by_cell, size }: ListingIndex,
  passing: Bitmap | null,
  narrowed: number,
  wanted: Uint8Array | null,
  ofCells: number,
): Uint32Array {
  if (passing && narrowed <= ofCells) return listBits(passing, narrowed);
  if (!wanted) return Uint32Array.from({ length: size }, (_, at) => at);
  const positions = new Uint32Array(ofCells);
  let found = 0;
  for (let cell = 0; cell < wanted.length; cell++) {
    if (!wanted[cell]) continue;
    const here = by_cell.order.subarray(by_cell.starts[cell]!, by_cell.starts[cell + 1]!);
    positions.set(here, found);
    found += here.length;
  }
  return positions;
}

/**
 * Returns the positions of candidates in the order of a column. Code and position are packed into one number for
 * sorting.
 */
function sortCandidates({ codes, starts }: OrderedColumn, descending: boolean, positions: Uint32Array): Uint32Array {
  const undisclosed = starts.length - 2;
  const size = codes.length;
  const keys = Float64Array.from(positions, (at) => {
    const code = codes[at]!;
    return (descending && code !== undisclosed ? undisclosed - 1 - code : code) * size + at;
  });
  return Uint32Array.from(keys.sort(), (key) => key % size);
}

/**
 * Walks through the order until the page is full. In descending order, groups are walked backward, but listings within
 * a group are not.
 */
function walkInOrder(
  column: OrderedColumn,
  descending: boolean,
  from: number,
  to: number,
  isPassing: (at: number) => boolean,
  skip: number,
  take: number,
): Uint32Array {
  const { order, codes, starts } = column;
  const positions = new Uint32Array(take);
  let passed = 0;
  const walkRange = (first: number, last: number): boolean => {
    for (let position = first; position < last; position++) {
      const at = order[position]!;
      if (!isPassing(at)) continue;
      if (passed >= skip) positions[passed - skip] = at;
      passed += 1;
      if (passed === skip + take) return true;
    }
    return false;
  };
  if (!descending) {
    walkRange(from, to);
    return positions;
  }
  const end = getDisclosedEnd(column);
  for (let last = Math.min(to, end); last > from; ) {
    const first = starts[codes[order[last - 1]!]!]!;
    if (walkRange(first, last)) return positions;
    last = first;
  }
  walkRange(Math.max(from, end), to);
  return positions;
}
