import type { Context } from "#domain/context.ts";
import { type Comparables, selectComparables } from "./comparables.ts";
import { selectSales } from "./comparables-queries.ts";
import { estimateValue } from "./estimate-value.ts";
import type { Business, Valuation } from "./valuation.ts";

/** The period that the sectors' published multiples cover. */
const YEARS_BACK = 5;

/** Enough for any sector; more would not change the displayed results. */
const MAX_SALES = 2_000;

export interface ValuedBusiness {
  valuation: Valuation;
  /** Null if there are too few similar sales. */
  comparables: Comparables | null;
}

/** Estimates a business's price from its sector's published multiples and the network's own sales nearby. */
export async function valueBusiness(context: Context, business: Business): Promise<ValuedBusiness> {
  const comparables = await findComparables(context, business);
  return { comparables, valuation: estimateValue(business, context.edition.currency, comparables) };
}

/** The network's own sales of a sector nearby; null if there are too few. */
export async function findComparables(
  { db, edition, clock }: Context,
  { category, region }: Pick<Business, "category" | "region">,
): Promise<Comparables | null> {
  const since = new Date(clock());
  since.setUTCFullYear(since.getUTCFullYear() - YEARS_BACK);
  const sales = await selectSales(db, { category, currency: edition.currency, since }, MAX_SALES);
  return selectComparables(sales, region, edition.wider_regions);
}
