/** Returns the first value of a query key; null if it is missing. */
export function keyValue(query: string, key: string): string | null {
  return query === "" ? null : new URLSearchParams(query).get(key);
}

/** Removes keys from a query and leaves the rest exactly as typed. */
export function withoutKeys(query: string, keys: readonly string[]): string {
  const stored = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((key) => keys.includes(key)));
  return stored.length > 0 ? `?${stored.join("&")}` : "";
}
