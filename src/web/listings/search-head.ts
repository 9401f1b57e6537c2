import type { Asked } from "../asked.ts";

/** How the same businesses are ordered and cut into pages: not what is asked for. */
const ARRANGEMENT = ["sort", "page", "per_page", "radius"];

/** Filters out of short lists. Whatever else is typed has no end of values, and none that people search the web for. */
const LISTED = ["state", "category", "subcategory", "kind"];

/** Beyond this many filters, pages are nearly empty, alike and without number. */
const MOST_FILTERS = 2;

interface Found {
  asked: Asked;
  page: number;
  pages: number;
}

/**
 * What search engines are told of a search: the address that stands for it, which leaves out its order and what was
 * typed, and whether it may be found itself. In the address, filters stand in one order, however they were set.
 */
export function searchHead(path: string, { asked, page, pages }: Found): { canonical: string; index: boolean } {
  const filters = asked.filter(([key]) => !ARRANGEMENT.includes(key));
  const listed = LISTED.flatMap((key) => valuesOf(filters, key).map((value) => [key, value]));
  const query = new URLSearchParams(listed).toString();
  return {
    canonical: query ? `${path}?${query}` : path,
    // A page beyond the end is a page, but nobody's answer.
    index: filters.length <= MOST_FILTERS && page <= pages,
  };
}

function valuesOf(filters: Asked, key: string): string[] {
  const values = filters.filter(([name]) => name === key).map(([, value]) => value.toLowerCase());
  return [...new Set(values)].sort();
}

/** The listed filters of a search in words, as its title names them. */
export function filterTitle(asked: Asked, wordsOf: (key: string, value: string) => string | null): string {
  return asked
    .filter(([key]) => LISTED.includes(key))
    .slice(0, MOST_FILTERS)
    .flatMap(([key, value]) => wordsOf(key, value) ?? [])
    .join(", ");
}
