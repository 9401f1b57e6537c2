import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { TERM_KEYS } from "#domain/valuation/financing/read-terms.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";

/** Filters that may occur several times in a URL, in any order. */
const REPEATABLE = ["state", "category", "subcategory", "exclude"] as const;

/** Query keys of private pages, which are rendered for one visitor. */
const PRIVATE_KEYS = ["login", "redirect", "token", "email"];

/**
 * The query keys that a public page may depend on, in canonical order. All other keys, such as `utm_source`, are read
 * only in the browser.
 */
const PUBLIC_KEYS = [
  ...new Set([
    ...Object.keys(NO_FILTERS),
    "about",
    "unread",
    "compare",
    "saved",
    "view",
    "band",
    "days",
    ...VALUATION_KEYS,
    ...TERM_KEYS,
  ]),
];

/** A page's address, split into what it depends on and the rest. */
export interface PageAddress {
  /** Path and canonical query: two requests with the same value get the same page. */
  canonical: string;
  /** Whether the query has other parameters too. */
  hasIgnoredQuery: boolean;
  /** Whether the page is rendered for one visitor. It may then depend on the whole query. */
  isPrivate: boolean;
}

/** Parses a page's address. Values are left as typed; empty and repeated ones are dropped. */
export function parsePageAddress(path: string, query: string): PageAddress {
  if (query === "") return { canonical: path, hasIgnoredQuery: false, isPrivate: false };
  const params = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of PUBLIC_KEYS) {
    const values = [...new Set(params.getAll(key))].filter((value) => value !== "");
    if ((REPEATABLE as readonly string[]).includes(key)) values.sort();
    for (const value of values) canonical.append(key, value);
  }
  const keys = [...new Set(params.keys())];
  const canonicalQuery = canonical.toString();
  return {
    canonical: canonicalQuery ? `${path}?${canonicalQuery}` : path,
    hasIgnoredQuery: keys.some((key) => !PUBLIC_KEYS.includes(key)),
    isPrivate: keys.some((key) => PRIVATE_KEYS.includes(key)),
  };
}
