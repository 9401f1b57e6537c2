/** Sort orders as they appear in the URL; the first is the default. */
export const SORTS = [
  "newest",
  "price-asc",
  "price-desc",
  "down-payment-asc",
  "down-payment-desc",
  "sde-asc",
  "sde-desc",
  "name-asc",
  "name-desc",
] as const;

export type Sort = (typeof SORTS)[number];
