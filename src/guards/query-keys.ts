/** Returns the first value of a query key; null if it is missing. */
export function getQueryValue(query: string, key: string): string | null {
  return query === "" ? null : new URLSearchParams(query).get(key);
}

/** Removes keys from a query and leaves the rest exactly as typed. */
export function removeQueryKeys(query: string, keys: readonly string[]): string {
  const remaining = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((key) => keys.includes(key)));
  return remaining.length > 0 ? `?${remaining.join("&")}` : "";
}
