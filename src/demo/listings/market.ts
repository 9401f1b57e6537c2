/** Country-specific parameters of a listing's text and prices. */
export interface Market {
  /** ISO 4217. */
  currency: string;
  /** Number of minor units per unit of the generated amounts, which are on the scale of dollars. */
  minor: number;
  is_american: boolean;
  /** Whether texts may mention the seasons of North America and Europe. */
  has_northern_seasons: boolean;
  /** Subcategories without listings. */
  omitted_trades?: readonly string[];
  /** Suffixes of company names; null for the American ones. */
  company_forms: readonly string[] | null;
}
