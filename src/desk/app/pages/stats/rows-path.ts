/** The filters that lists have in common with the stats. */
export interface RowsFilter {
  office?: number | undefined;
  agent?: number | undefined;
  [name: string]: string | number | undefined;
}

/** The path of a desk list with filters, as the list itself writes them to its URL. */
export function getRowsPath(list: "leads" | "deals" | "listings" | "ndas", filter: RowsFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(Object.fromEntries(set.map(([name, value]) => [name, String(value)])));
  return `/${list}?${new URLSearchParams({ filter: text })}`;
}
