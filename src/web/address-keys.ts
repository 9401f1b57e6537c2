import { NO_FILTERS } from "#domain/search/listing-filters.ts";
import { TERM_KEYS } from "#domain/valuation/financing/read-terms.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";

/** Filters that may stand in an address several times, in any order. */
const REPEATABLE = ["state", "category", "subcategory"] as const;

/** What React Router's own requests for data and routes say. */
const ROUTER_KEYS = ["_routes", "paths", "version"];

/** Keys of visits that are nobody else's business: their pages are made for one visitor. */
const PRIVATE_KEYS = ["login", "redirect", "token", "email"];

/**
 * The query keys that a public page may depend on, in the order they take in its canonical address. Whatever else stands
 * in an address (`utm_source`, `gclid`) is read in the browser alone.
 */
const PUBLIC_KEYS = [
  ...new Set([...Object.keys(NO_FILTERS), "about", "band", "days", ...VALUATION_KEYS, ...TERM_KEYS, ...ROUTER_KEYS]),
];

/** A page's address, split into what it depends on and the rest. */
export interface PageAddress {
  /** Path and canonical query: two visits with the same one see the same page. */
  canonical: string;
  /** Whether the query says something besides. */
  hasIgnoredQuery: boolean;
  /** Made for one visitor; its whole query counts. */
  isPrivate: boolean;
}

/** Reads a page's address. Values stand as they were typed; empty ones and repetitions say nothing. */
export function pageAddress(path: string, query: string): PageAddress {
  if (query === "") return { canonical: path, hasIgnoredQuery: false, isPrivate: false };
  const params = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of PUBLIC_KEYS) {
    const values = [...new Set(params.getAll(key))].filter((value) => value !== "");
    if ((REPEATABLE as readonly string[]).includes(key)) values.sort();
    for (const value of values) canonical.append(key, value);
  }
  const keys = [...new Set(params.keys())];
  const written = canonical.toString();
  return {
    canonical: written ? `${path}?${written}` : path,
    hasIgnoredQuery: keys.some((key) => !PUBLIC_KEYS.includes(key)),
    isPrivate: keys.some((key) => PRIVATE_KEYS.includes(key)),
  };
}
