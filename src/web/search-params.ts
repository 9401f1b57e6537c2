/** The filters of a search in the order of its URL. */
export type SearchParams = [key: string, value: string][];

/** Builds a search URL with changed keys; null removes a key. A changed filter returns to page 1. */
export function buildSearchHref(path: string, request: SearchParams, changes: Record<string, string | null>): string {
  const remaining = request.filter(([key]) => !(key in changes) && key !== "page");
  const added = Object.entries(changes).filter((change): change is [string, string] => change[1] !== null);
  const query = new URLSearchParams([...remaining, ...added]).toString();
  return query ? `${path}?${query}` : path;
}

/** Adds a search to an address, so that its page knows the results that the visitor came from. */
export function addResults(path: string, request: SearchParams): string {
  return request.length > 0 ? `${path}?${new URLSearchParams(request)}` : path;
}

/** Returns the same search on another page of its results. */
export function getPageOfResults(request: SearchParams, page: number): SearchParams {
  return [...request.filter(([key]) => key !== "page"), ["page", String(page)]];
}

export function getFirst(request: SearchParams, key: string): string {
  return request.find(([name]) => name === key)?.[1] ?? "";
}

export function getValues(request: SearchParams, key: string): string[] {
  return request.filter(([name]) => name === key).map(([, value]) => value);
}

/** Builds a search URL without one value of a filter. Removing the last place also removes the radius. */
export function buildHrefWithout(path: string, request: SearchParams, key: string, value: string): string {
  const remaining = request.filter(([name, text]) => !(name === key && text === value));
  return buildSearchHref(path, remaining, key === "near" && !getFirst(remaining, "near") ? { radius: null } : {});
}

/** Returns the listing numbers of a key that may be repeated, each once and at most `max`. */
export function readListingNumbers(params: URLSearchParams, key: string, max: number): number[] {
  const typed = params.getAll(key).filter((text) => /^\d{1,9}$/.test(text));
  return [...new Set(typed.map(Number))].slice(0, max);
}
