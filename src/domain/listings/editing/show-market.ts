import type { Context } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { type Duplicate, findDuplicates, isOnMarket } from "../duplicates/find-duplicates.ts";
import { countDaysOnMarket, getPriceHistory, type PricePoint } from "../price-history.ts";
import { selectPriceEvents } from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";

/** A listing's data from outside its form: time on the market, prices and duplicates. */
export interface ListingMarket {
  /** Null for a draft. */
  days_on_market: number | null;
  /** Empty if the price has never changed. */
  price_history: PricePoint[];
  /** Listings that look like the same business. */
  duplicates: (Omit<Duplicate, "office_id" | "agent_id"> & {
    /** Whether the caller may open it at the desk. */
    is_readable: boolean;
  })[];
}

/** Returns a listing's time on the market, its prices and its possible duplicates. @throws NotFound, NotAllowed */
export async function showMarket(context: Context, number: number): Promise<ListingMarket> {
  const { row, staff } = await openListing(context, number, "listing.read");
  const found = await findDuplicates(context, [number], (other) => {
    return isOnMarket(other) || isAllowed(staff, "listing.read", other);
  });
  const until = row.sold_at ?? context.clock();
  return {
    days_on_market: row.status === "draft" ? null : countDaysOnMarket(row.listed_at, until),
    price_history: getPriceHistory({ ...row, prices: await selectPriceEvents(context.db, number) }),
    duplicates: (found.get(number) ?? []).map(({ office_id, agent_id, ...duplicate }) => ({
      ...duplicate,
      is_readable: isAllowed(staff, "listing.read", { office_id, agent_id }),
    })),
  };
}
