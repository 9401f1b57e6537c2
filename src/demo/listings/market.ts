/** What a listing's country has to do with how it is told. */
export interface Market {
  /** ISO 4217. */
  currency: string;
  /** How many minor units stand for one unit of the figures that are made up, which are like dollars. */
  minor: number;
  is_american: boolean;
  /** What stands behind a company's name; null for the American ones. */
  company_forms: readonly string[] | null;
}
