/** The first value of a query's key; null where the key is missing. */
export function keyValue(query: string, key: string): string | null {
  return query === "" ? null : new URLSearchParams(query).get(key);
}

/** A query without some of its keys. What is left stands as it was typed. */
export function withoutKeys(query: string, keys: readonly string[]): string {
  const stored = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((key) => keys.includes(key)));
  return stored.length > 0 ? `?${stored.join("&")}` : "";
}
