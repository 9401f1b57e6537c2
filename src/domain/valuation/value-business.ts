import type { Context } from "#domain/context.ts";
import { type Comparables, selectComparables } from "./comparables.ts";
import { selectSales } from "./comparables-queries.ts";
import { estimateValue } from "./estimate-value.ts";
import type { Business, Valuation } from "./valuation.ts";

/** Years of sales to compare with, the same period as the sectors' published multiples. */
const YEARS_BACK = 5;

/** Max sales to read, enough for any sector; more would not change the result. */
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

/** Finds the network's own sales in a sector nearby. Null if there are too few. */
export async function findComparables(
  { db, edition, clock }: Context,
  { category, region }: Pick<Business, "category" | "region">,
): Promise<Comparables | null> {
  const since = new Date(clock());
  since.setUTCFullYear(since.getUTCFullYear() - YEARS_BACK);
  const sales = await selectSales(db, { category, currency: edition.currency, since }, MAX_SALES);
  return selectComparables(sales, region, edition.wider_regions);
}
