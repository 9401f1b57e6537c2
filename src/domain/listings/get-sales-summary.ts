import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import type { ListingOwner } from "./find-listing.ts";
import { selectSalesSummary } from "./recently-sold-queries.ts";

export interface SalesSummary {
  count: number;
  /** From listing to sale. */
  median_days: number;
}

/** With fewer sales, a median says little and could identify one of them. */
const MIN_SALES = 10;

/** Returns how many businesses the network, an office or an agent has sold, and how fast; null for too few sales. */
export async function getSalesSummary({ db }: Context, owner: ListingOwner): Promise<SalesSummary | null> {
  const { count, median_days } = await readCached(db, "listings", `sales summary ${JSON.stringify(owner)}`, () =>
    selectSalesSummary(db, owner),
  );
  return count < MIN_SALES || median_days === null ? null : { count, median_days };
}
