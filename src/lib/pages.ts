/** Returns the number of pages for `total` entries: at least one, because an empty list still has a page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
