import type { SearchParams } from "../search-params.ts";

/** How the same businesses are ordered and cut into pages: not what is asked for. */
const ARRANGEMENT = ["sort", "page", "per_page", "radius"];

/** Filters out of short lists. Whatever else is typed has no end of values, and none that people search the web for. */
const LISTED = ["state", "category", "subcategory", "kind"];

/** Beyond this many filters, pages are nearly empty, alike and without number. */
const MAX_TITLE_FILTERS = 2;

interface Found {
  query: SearchParams;
  page: number;
  pages: number;
}

/**
 * What search engines are told of a search: the address that stands for it, which leaves out its order and what was
 * typed, and whether it may be found itself. In the address, filters stand in one order, however they were set.
 */
export function searchHead(
  path: string,
  { query: request, page, pages }: Found,
): { canonical: string; index: boolean } {
  const filters = request.filter(([key]) => !ARRANGEMENT.includes(key));
  const listed = LISTED.flatMap((key) => getValues(filters, key).map((value) => [key, value]));
  const query = new URLSearchParams(listed).toString();
  return {
    canonical: query ? `${path}?${query}` : path,
    // A page beyond the end is a page, but nobody's answer.
    index: filters.length <= MAX_TITLE_FILTERS && page <= pages,
  };
}

function getValues(filters: SearchParams, key: string): string[] {
  const values = filters.filter(([name]) => name === key).map(([, value]) => value.toLowerCase());
  return [...new Set(values)].sort();
}

/** The listed filters of a search in words, as its title names them. */
export function filterTitle(request: SearchParams, wordsOf: (key: string, value: string) => string | null): string {
  return request
    .filter(([key]) => LISTED.includes(key))
    .slice(0, MAX_TITLE_FILTERS)
    .flatMap(([key, value]) => wordsOf(key, value) ?? [])
    .join(", ");
}
