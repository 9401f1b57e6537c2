import { toDay } from "#lib/time/day.ts";
/** The loan terms that an edition assumes until a visitor changes them. Shares and rates are fractions of 1. */
export interface FinancingTerms {
  /** The name of the loan program; null for an ordinary bank loan. */
  program: string | null;
  /** The buyer's share of the price. */
  down_payment: number;
  /** Seller financing: share of the price, yearly rate, years. */
  seller_note: { share: number; rate: number; years: number };
  /** The loan: yearly rate, years, and its maximum in major units. */
  loan: { rate: number; years: number; max: number | null };
  /** The guarantee fee, which is added to the loan. */
  fee: GuaranteeFee | null;
  /** The min ratio of earnings to debt service. */
  min_cover: number;
  /** The source as shown to visitors, and the month of the data: `2025-11`. */
  source: string;
  as_of: string;
  /**
   * The last day for which the terms were published. After it, pages and the start message say that they may have
   * changed.
   */
  valid_until: string;
}

/**
 * Tiers by loan amount in major units (null means no limit): the guaranteed share of the loan, and the fee as a share
 * of the guaranteed part.
 */
export interface GuaranteeFee {
  tiers: readonly { up_to: number | null; guaranteed: number; share: number }[];
  /** A higher fee on the guaranteed part above an amount. */
  above: { amount: number; share: number };
}

/**
 * Terms of SBA 7(a) loans for a change of ownership. Rate: the maximum for loans of more than $350,000, prime
 * (7.00 %) and 3 points (13 CFR 120.214); term and ceiling: 10 years, $5 million; fees: the schedule for approvals from
 * 1 October 2025 to 30 September 2026, 2 % of the guaranteed part up to $150,000, 3 % up to $700,000, above that 3.5 % of
 * the first guaranteed million and 3.75 % of the rest. Down payment: 10 %, the program's minimum. Seller
 * financing of 10 % at 6 % over five years and a debt service coverage of 1.25 are common, not required.
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
      { up_to: null, guaranteed: 0.75, share: 0.035 },
    ],
    above: { amount: 1_000_000, share: 0.0375 },
  },
  min_cover: 1.25,
  source: "US Small Business Administration, 7(a) rate ceiling and fee schedule for fiscal year 2026",
  as_of: "2025-11",
  valid_until: "2026-09-30",
};

/** Returns whether the period for which the terms were published has ended. */
export function isOutdated({ valid_until }: Pick<FinancingTerms, "valid_until">, now: Date): boolean {
  return toDay(now) > valid_until;
}

/** Creates the usual terms of an ordinary bank loan at the edition's rate. */
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
    // Central banks change rates several times a year, so after a year the rate is only a guess.
    valid_until: "2026-10-31",
  };
}
