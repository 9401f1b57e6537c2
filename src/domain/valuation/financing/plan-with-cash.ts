import type { FinancingTerms } from "#editions/financing.ts";
import { type Purchase, planPurchase } from "./financing.ts";

/** What a plan depends on in a listing, in major units; null if it isn't disclosed. */
export interface Offer {
  price: number | null;
  sde: number | null;
  /** The down payment that the seller asks for. */
  down_payment: number | null;
}

/** Rounding by a cent must not make a purchase unaffordable. */
const TOLERANCE = 0.01;

/**
 * Plans a purchase in which the buyer invests all of this cash or, if `cash` is null, the required down payment. Null
 * if the price or earnings aren't disclosed, or if the cash is less than the seller or the lender requires.
 */
export function planWithCash(
  { price, sde, down_payment }: Offer,
  cash: number | null,
  terms: FinancingTerms,
): Purchase | null {
  if (price === null || sde === null || price <= 0) return null;
  const required = down_payment ?? price * terms.down_payment;
  const available = cash ?? required;
  if (available + TOLERANCE < required) return null;
  const share = Math.min(1, available / price);
  const plan = planPurchase(price, sde, { ...terms, down_payment: share });
  // The loan may be limited, so that the buyer would need more cash.
  return cash === null || plan.down_payment <= available + TOLERANCE ? plan : null;
}
