import type { ListingFilters } from "../search-filters.ts";
import { type Bitmap, countBits } from "./bitmap.ts";
import type { ListingIndex } from "./listing-index.ts";

/** How many listings match with each value of a facet, by slug; values with no listings are missing. */
export type FacetCounts = Map<string, number>;

export interface Counted {
  total: number;
  facets: { category: FacetCounts; subcategory: FacetCounts; state: FacetCounts };
  /** Whether each cell's sector and state are selected; null if all cells are. */
  wanted: Uint8Array | null;
  /** How many listings pass all filters except category, subcategory and state. */
  narrowed: number;
}

/**
 * Counts the listings of a bitmap, or all listings, per cell, and adds up the cells for each facet. A facet ignores its
 * own filter.
 */
export function countCells(index: ListingIndex, passing: Bitmap | null, filters: ListingFilters): Counted {
  const narrowed = passing ? countBits(passing) : index.size;
  const counts = countPerCell(index, passing, narrowed);
  const stateCount = index.states.values.length;
  const stateWanted = Uint8Array.from(index.states.values, (slug) => (isWanted(filters.state, slug) ? 1 : 0));
  const stateCounts = new Int32Array(stateCount);
  const narrowsCells = filters.state.length + filters.category.length + filters.subcategory.length > 0;
  const wanted = narrowsCells ? new Uint8Array(counts.length) : null;
  const category: FacetCounts = new Map();
  const subcategory: FacetCounts = new Map();
  let total = 0;
  index.sectors.values.forEach((_, code) => {
    const [categorySlug, subcategorySlug] = index.sector_slugs[code]!;
    const ofCategory = isWanted(filters.category, categorySlug);
    const ofSubcategory = isWanted(filters.subcategory, subcategorySlug);
    if (!ofCategory && !ofSubcategory) return;
    const ofBoth = ofCategory && ofSubcategory;
    const first = code * stateCount;
    let here = 0;
    for (let state = 0; state < stateCount; state++) {
      const count = counts[first + state]!;
      if (ofBoth) stateCounts[state]! += count;
      if (stateWanted[state] === 0) continue;
      here += count;
      if (ofBoth && wanted) wanted[first + state] = 1;
    }
    if (ofBoth) total += here;
    if (ofSubcategory) add(category, categorySlug, here);
    if (ofCategory && subcategorySlug) add(subcategory, subcategorySlug, here);
  });
  const state: FacetCounts = new Map();
  index.states.values.forEach((slug, code) => {
    add(state, slug, stateCounts[code]!);
  });
  return { total, facets: { category, subcategory, state }, wanted, narrowed };
}

function isWanted(query: readonly string[], slug: string): boolean {
  return query.length === 0 || query.includes(slug);
}

function add(counts: FacetCounts, slug: string, count: number): void {
  if (count > 0) counts.set(slug, (counts.get(slug) ?? 0) + count);
}

/**
 * Counts listings per cell, by iterating over either the listings in the bitmap or those not in it, whichever are
 * fewer.
 */
function countPerCell({ by_cell, cells, size }: ListingIndex, passing: Bitmap | null, narrowed: number): Int32Array {
  const { starts } = by_cell;
  const counts = new Int32Array(starts.length - 1);
  const others = narrowed > size / 2;
  if (others) for (let cell = 0; cell < counts.length; cell++) counts[cell] = starts[cell + 1]! - starts[cell]!;
  if (!passing || narrowed === size) return counts;
  const step = others ? -1 : 1;
  const turned = others ? -1 : 0;
  for (let word = 0; word < passing.length; word++) {
    let bits = passing[word]! ^ turned;
    // Bits beyond the last listing would count as not in the bitmap, so they are masked.
    if (others && (word + 1) << 5 > size) bits &= (1 << (size & 31)) - 1;
    while (bits !== 0) {
      counts[cells[(word << 5) + 31 - Math.clz32(bits & -bits)]!]! += step;
      bits &= bits - 1;
    }
  }
  return counts;
}
