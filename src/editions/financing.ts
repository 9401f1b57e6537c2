/** What a buyer's lender asks, as an edition assumes it until a visitor says otherwise. Shares and rates are of 1. */
export interface FinancingTerms {
  /** The program's name where there is one; else a bank's plain loan. */
  program: string | null;
  /** Of the price, from the buyer's own pocket. */
  down_payment: number;
  /** What the seller is paid later: its share of the price, yearly rate and years. */
  seller_note: { share: number; rate: number; years: number };
  /** The lender's part: yearly rate, years, and the most it may lend in major units. */
  loan: { rate: number; years: number; max: number | null };
  /** A guarantee's price, on the loan and financed with it. */
  fee: GuaranteeFee | null;
  /** Earnings over debt service that a lender wants at the least. */
  min_cover: number;
  /** Where the figures are from, in words for visitors, and when they held: `2025-11`. */
  source: string;
  as_of: string;
}

/** Tiers by the loan's amount in major units: how much of it is guaranteed, and what that costs of the guaranteed part. */
export interface GuaranteeFee {
  tiers: readonly { up_to: number; guaranteed: number; share: number }[];
  /** What the guaranteed part costs above an amount. */
  above: { amount: number; share: number };
}

/**
 * Terms of SBA 7(a) loans for a change of ownership. Rate: the most that lenders may ask on more than $350,000, prime
 * (7.00 %) and 3 points (13 CFR 120.214); term and ceiling: 10 years, $5 million; fees: the schedule for approvals from
 * 1 October 2025 to 30 September 2026, 2 % of the guaranteed part up to $150,000, 3 % up to $700,000, above that 3.5 % of
 * the first guaranteed million and 3.75 % of the rest. Down payment: a tenth, the program's least. The seller's tenth at
 * 6 % over five years, and the cover of 1.25, are what is common, not a rule.
 */
export const SBA_TERMS: FinancingTerms = {
  program: "SBA 7(a)",
  down_payment: 0.1,
  seller_note: { share: 0.1, rate: 0.06, years: 5 },
  loan: { rate: 0.1, years: 10, max: 5_000_000 },
  fee: {
    tiers: [
      { up_to: 150_000, guaranteed: 0.85, share: 0.02 },
      { up_to: 700_000, guaranteed: 0.75, share: 0.03 },
      { up_to: Number.POSITIVE_INFINITY, guaranteed: 0.75, share: 0.035 },
    ],
    above: { amount: 1_000_000, share: 0.0375 },
  },
  min_cover: 1.25,
  source: "US Small Business Administration, 7(a) rate ceiling and fee schedule for fiscal year 2026",
  as_of: "2025-11",
};

/** A bank's plain loan where no program helps: what is commonly asked, on a rate that the edition names. */
export function createBankTerms(rate: number): FinancingTerms {
  return {
    program: null,
    down_payment: 0.3,
    seller_note: { share: 0.15, rate, years: 4 },
    loan: { rate, years: 7, max: null },
    fee: null,
    min_cover: 1.3,
    source: "Our own assumption: the central bank’s rate and four points",
    as_of: "2025-11",
  };
}
