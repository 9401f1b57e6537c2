/** How many pages hold `total` entries: at least one, since an empty first page is a page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
