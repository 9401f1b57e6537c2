/** Sort orders as they appear in the URL; the first is the default without words, the second with words. */
export const SORTS = [
  "newest",
  "relevance",
  "price-asc",
  "price-desc",
  "down-payment-asc",
  "down-payment-desc",
  "sde-asc",
  "sde-desc",
  "sales-desc",
  "name-asc",
  "name-desc",
] as const;

export type Sort = (typeof SORTS)[number];

/** Returns how results are sorted if the search doesn't say. */
export function getDefaultSort({ q }: { q: string | null }): Sort {
  return q === null ? "newest" : "relevance";
}
