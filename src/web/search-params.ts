/** The filters in a search's address, in their order: what the visitor asked for. */
export type SearchParams = [key: string, value: string][];

/** A search's address with some keys set anew; null takes a key out, and a changed filter starts at the first page. */
export function searchHref(path: string, request: SearchParams, changes: Record<string, string | null>): string {
  const remaining = request.filter(([key]) => !(key in changes) && key !== "page");
  const added = Object.entries(changes).filter((change): change is [string, string] => change[1] !== null);
  const query = new URLSearchParams([...remaining, ...added]).toString();
  return query ? `${path}?${query}` : path;
}

export function getFirst(request: SearchParams, key: string): string {
  return request.find(([name]) => name === key)?.[1] ?? "";
}

/** A search's address without one value of a filter. A place takes its radius along. */
export function withoutHref(path: string, request: SearchParams, key: string, value: string): string {
  const remaining = request.filter(
    ([name, text]) => !(name === key && text === value) && !(key === "near" && name === "radius"),
  );
  return searchHref(path, remaining, {});
}
