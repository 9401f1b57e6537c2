import type { Selectable } from "kysely";
import type { ListingTable } from "#db/tables/listings.ts";

/** Returns the previous price if `price` is a reduction of it; otherwise null. Amounts are in minor units. */
export function getPriceBefore(
  before: Pick<Selectable<ListingTable>, "price" | "price_before">,
  price: number | null,
): number | null {
  if (price === before.price) return before.price_before;
  return price !== null && before.price !== null && price < before.price ? before.price : null;
}
