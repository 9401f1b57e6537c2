import { m } from "#messages/messages.js";
import { getValues, type SearchParams } from "../search-params.ts";

/** Query keys that don't count as filters. */
const ARRANGEMENT_KEYS = ["sort", "page", "per_page", "radius", "view"];

/**
 * The filters in canonical URLs and titles: those with a fixed list of values. Hardly anyone searches the web for
 * free-form values.
 */
const LISTED_FILTERS = ["state", "category", "subcategory", "kind"];

/** Pages with more filters are not indexed: they have few results, resemble each other and are too many. */
const MAX_TITLE_FILTERS = 2;

interface SearchResult {
  query: SearchParams;
  page: number;
  pages: number;
}

/**
 * Computes a search's canonical URL, and whether to index it. The canonical URL omits sort order and typed text, and
 * lists filters in a fixed order.
 */
export function getSearchHead(
  path: string,
  { query: request, page, pages }: SearchResult,
): { canonical: string; index: boolean } {
  const filters = request.filter(([key]) => !ARRANGEMENT_KEYS.includes(key));
  const listed = LISTED_FILTERS.flatMap((key) => listDistinct(filters, key).map((value) => [key, value]));
  const query = new URLSearchParams(listed).toString();
  return {
    canonical: query ? `${path}?${query}` : path,
    // A page past the last one exists but has no results.
    index: filters.length <= MAX_TITLE_FILTERS && page <= pages,
  };
}

function listDistinct(filters: SearchParams, key: string): string[] {
  return [...new Set(getValues(filters, key).map((value) => value.toLowerCase()))].sort();
}

/** Describes the filters with fixed values for a search's title. */
export function formatFilterTitle(
  request: SearchParams,
  getLabel: (key: string, value: string) => string | null,
): string {
  return request
    .filter(([key]) => LISTED_FILTERS.includes(key))
    .slice(0, MAX_TITLE_FILTERS)
    .flatMap(([key, value]) => getLabel(key, value) ?? [])
    .join(m.list_separator());
}
