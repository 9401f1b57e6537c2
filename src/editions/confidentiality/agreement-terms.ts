/** The parts of a confidentiality agreement that differ by country. None has been reviewed by counsel. */
export interface AgreementTerms {
  /** The governing law, within a sentence. `{region}` is the office's region, where state or provincial law governs. */
  law: string;
  /** The courts with jurisdiction, within a sentence. */
  courts: string;
  /** The law that makes electronic signatures valid, within a sentence. */
  electronic_law: string;
  /** Term of the agreement, in years from signing. */
  years: number;
  /** Months from signing during which the buyer may not hire the seller's staff or bypass the broker. */
  months: number;
}
