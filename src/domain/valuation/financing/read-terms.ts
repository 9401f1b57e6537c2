import type { FinancingTerms } from "#editions/financing.ts";

/** A visitor's own terms, by their keys in URLs and forms. */
export const TERM_KEYS = ["down_percent", "loan_rate", "loan_years", "note_percent"] as const;
export type TermKey = (typeof TERM_KEYS)[number];

/** Bounds of each term: percent, and years for the loan. */
export const TERM_BOUNDS: Record<TermKey, { min: number; max: number }> = {
  down_percent: { min: 0, max: 100 },
  loan_rate: { min: 0, max: 40 },
  loan_years: { min: 1, max: 30 },
  note_percent: { min: 0, max: 80 },
};

/** Returns the default terms with the visitor's changes. Invalid values are reported, and the default applies. */
export function readTerms(
  typed: Partial<Record<TermKey, string>>,
  usual: FinancingTerms,
): { terms: FinancingTerms; wrong: TermKey[] } {
  const wrong: TermKey[] = [];
  const readNumber = (key: TermKey): number | undefined => {
    const text = typed[key]?.trim().replace(/\s*%$/, "").replace(",", ".");
    if (!text) return undefined;
    const value = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    const { min, max } = TERM_BOUNDS[key];
    if (value >= min && value <= max) return value;
    wrong.push(key);
    return undefined;
  };
  const readShare = (key: TermKey, otherwise: number): number => {
    const percent = readNumber(key);
    return percent === undefined ? otherwise : percent / 100;
  };
  const down_payment = readShare("down_percent", usual.down_payment);
  const note = readShare("note_percent", usual.seller_note.share);
  const loan = {
    ...usual.loan,
    rate: readShare("loan_rate", usual.loan.rate),
    years: readNumber("loan_years") ?? usual.loan.years,
  };
  // The down payment takes precedence; seller financing is limited to the rest.
  const seller_note = { ...usual.seller_note, share: Math.min(note, 1 - down_payment) };
  return { terms: { ...usual, down_payment, loan, seller_note }, wrong };
}
