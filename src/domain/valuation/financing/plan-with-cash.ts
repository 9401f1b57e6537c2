import type { FinancingTerms } from "#editions/financing.ts";
import { type Purchase, planPurchase } from "./financing.ts";

/** What a plan needs to know of a listing, in major units; null if it isn't disclosed. */
export interface Offer {
  price: number | null;
  sde: number | null;
  /** What the seller asks for. */
  down_payment: number | null;
}

/** A cent of rounding doesn't make a purchase unaffordable. */
const TOLERANCE = 0.01;

/**
 * Plans a purchase with this much cash, all of which goes into it, or with the required down payment if `cash` is null. Null if
 * the price or earnings aren't disclosed, or if the cash is less than the seller or the lender requires.
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
  // A loan is limited, and the buyer pays what exceeds it.
  return cash === null || plan.down_payment <= available + TOLERANCE ? plan : null;
}
