import type { Context } from "#domain/context.ts";
import { countInIndex } from "./index/query-index.ts";
import { type ListingFilters, NO_FILTERS, removeFilter, type SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";

/** A filter whose removal makes a search find something. */
export interface Relaxation {
  key: keyof ListingFilters;
  /** How many listings match without it. */
  count: number;
}

const NOT_FILTERS: ReadonlySet<string> = new Set<keyof ListingFilters>(["radius", "sort", "page", "per_page"]);

/** The filters whose individual removal helps a search that finds nothing, most helpful first. */
export async function relaxSearch(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<Relaxation[]> {
  const { index, question } = await resolveSearch(context, filters, scope);
  const given = (Object.keys(NO_FILTERS) as (keyof ListingFilters)[]).filter(
    (key) => !NOT_FILTERS.has(key) && JSON.stringify(filters[key]) !== JSON.stringify(NO_FILTERS[key]),
  );
  return given
    .map((key) => {
      const hits = key === "q" ? null : question.hits;
      return { key, count: countInIndex(index, { ...question, filters: removeFilter(filters, key), hits }) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
