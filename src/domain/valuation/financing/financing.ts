import type { FinancingTerms, GuaranteeFee } from "#editions/financing.ts";

/* Pure functions in major units: the same rules run on the server and, for the sliders, in the browser. */

/** How a purchase is financed and what it costs per year. */
export interface Purchase {
  price: number;
  down_payment: number;
  /** The lender's loan, the guarantee fee that is added to it, and a year's payments on both. */
  loan: number;
  fee: number;
  loan_per_year: number;
  /** The seller financing, and a year's payments on it. */
  seller_note: number;
  note_per_year: number;
  /** A year's payments on the loan and the seller financing while both run. */
  debt_service: number;
  /** Earnings divided by debt service; null without debt. */
  cover: number | null;
  /** What remains of the earnings for the buyer's living costs, taxes and new equipment. */
  after_debt: number;
  /** Whether the coverage meets the lender's requirement. */
  carries: boolean;
}

/**
 * Computes a year's equal monthly payments on a loan: twelve times P × r / (1 − (1 + r)⁻ⁿ), where r is the monthly rate
 * and n the number of months. This is the annuity formula, as in a spreadsheet's PMT.
 */
export function computeYearlyPayments(principal: number, rate: number, years: number): number {
  const months = years * 12;
  if (principal <= 0 || months <= 0) return 0;
  const monthly = rate / 12;
  const payment = monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months);
  return payment * 12;
}

/**
 * Computes the one-time guarantee fee: the tier's percentage of the guaranteed part, and a higher percentage of the
 * part above an amount.
 */
export function computeGuaranteeFee(loan: number, fee: GuaranteeFee | null): number {
  const tier = fee?.tiers.find(({ up_to }) => up_to === null || loan <= up_to);
  if (!fee || !tier || loan <= 0) return 0;
  const guaranteed = loan * tier.guaranteed;
  const above = Math.max(0, guaranteed - fee.above.amount);
  return (guaranteed - above) * tier.share + above * fee.above.share;
}

/** Plans how to finance a price on these terms with a year's SDE. The buyer pays what exceeds the lender's limit. */
export function planPurchase(price: number, sde: number, terms: FinancingTerms): Purchase {
  const seller_note = price * terms.seller_note.share;
  const wanted = Math.max(0, price * (1 - terms.down_payment) - seller_note);
  const loan = Math.min(wanted, terms.loan.max ?? wanted);
  const fee = computeGuaranteeFee(loan, terms.fee);
  const loan_per_year = computeYearlyPayments(loan + fee, terms.loan.rate, terms.loan.years);
  const note_per_year = computeYearlyPayments(seller_note, terms.seller_note.rate, terms.seller_note.years);
  const debt_service = loan_per_year + note_per_year;
  const cover = debt_service > 0 ? sde / debt_service : null;
  return {
    price,
    down_payment: price - seller_note - loan,
    loan,
    fee,
    loan_per_year,
    seller_note,
    note_per_year,
    debt_service,
    cover,
    after_debt: sde - debt_service,
    carries: cover === null ? sde > 0 : cover >= terms.min_cover,
  };
}

/** Max price for these terms. */
const MAX_AMOUNT = 1e12;

/**
 * Computes the highest whole price at which a year's SDE covers the debt as the lender requires; 0 without earnings.
 */
export function computeAffordablePrice(sde: number, terms: FinancingTerms): number {
  if (sde <= 0) return 0;
  let [within, beyond] = [0, MAX_AMOUNT];
  // Bisection works because debt service never falls when the price rises.
  while (beyond - within > 1) {
    const price = Math.floor((within + beyond) / 2);
    if (planPurchase(price, sde, terms).carries) within = price;
    else beyond = price;
  }
  return within;
}

/** Computes the coverage at evenly spaced prices, including both ends, for a chart. */
export function computeCoverCurve(
  sde: number,
  terms: FinancingTerms,
  from: number,
  to: number,
  steps = 24,
): Purchase[] {
  return Array.from({ length: steps + 1 }, (_, step) => planPurchase(from + ((to - from) * step) / steps, sde, terms));
}
