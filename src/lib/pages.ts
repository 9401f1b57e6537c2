/** Returns the number of pages for `total` entries. An empty list has one page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
