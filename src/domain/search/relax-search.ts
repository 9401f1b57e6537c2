import type { Context } from "#domain/context.ts";
import { countInIndex } from "./index/query-index.ts";
import { removeFilter, type SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";
import { FILTER_KEYS, type FilterKey, isNarrowing, type ListingFilters, NO_FILTERS } from "./search-filters.ts";

/** A filter that can be removed to get results. */
export interface Relaxation {
  key: FilterKey;
  /** How many listings match without it. */
  count: number;
}

/** Finds the filters of an empty search whose removal, one at a time, gives results; most results first. */
export async function relaxSearch(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<Relaxation[]> {
  const { index, query } = await resolveSearch(context, filters, scope);
  const given = FILTER_KEYS.filter(
    (key) => isNarrowing(key) && JSON.stringify(filters[key]) !== JSON.stringify(NO_FILTERS[key]),
  );
  return given
    .map((key) => {
      const hits = key === "q" ? null : query.hits;
      return { key, count: countInIndex(index, { ...query, filters: removeFilter(filters, key), hits }) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
