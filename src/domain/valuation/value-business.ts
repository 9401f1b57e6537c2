import type { Context } from "#domain/context.ts";
import { type Comparables, gatherComparables } from "./comparables.ts";
import { selectSales } from "./comparables-queries.ts";
import { estimateValue } from "./estimate-value.ts";
import type { Business, Valuation } from "./valuation.ts";

/** As far back as the sectors' published figures go. */
const YEARS_BACK = 5;

/** Enough for any sector; more would change no figure that is shown. */
const MAX_SALES = 2_000;

export interface ValuedBusiness {
  valuation: Valuation;
  /** Null where too few sales are alike. */
  comparables: Comparables | null;
}

/** What a business could sell for, by its sector's published figures and by the network's own sales near it. */
export async function valueBusiness(context: Context, business: Business): Promise<ValuedBusiness> {
  const { db, edition, clock } = context;
  const since = new Date(clock());
  since.setUTCFullYear(since.getUTCFullYear() - YEARS_BACK);
  const sales = await selectSales(db, { category: business.category, currency: edition.currency, since }, MAX_SALES);
  const comparables = gatherComparables(sales, business.region, edition.wider_regions);
  return { comparables, valuation: estimateValue(business, edition.currency, comparables) };
}
