/** The words of a language's search sentences, each list separated by "|". */
export interface Phrases {
  /** An upper bound before and after an amount: "under", "or less". */
  max: string;
  max_after: string;
  min: string;
  min_after: string;
  about: string;
  /** Before the first of two amounts, and between them. */
  between: string;
  to: string;
  price: string;
  cash_flow: string;
  /** Counts only after an amount: "a year". */
  cash_flow_after: string;
  /** What a buyer needs to be left with: "I need". */
  income: string;
  down_payment: string;
  down_payment_after: string;
  revenue: string;
  /** How long a business has existed; those that count only after a number. */
  years: string;
  years_after: string;
  /** Facts of listings that no filter bounds: employees, rent. */
  unfiltered: string;
  not: string;
  /** Follows the phrase that it negates. */
  not_after?: string;
  and: string;
  /** Before a place. */
  in: string;
  /** Those of them that a town follows, even one with the name of its state. */
  near: string;
  near_me: string;
  kilometers: string;
  miles: string;
  currency: string;
  /** Amounts in words, with their digits: "half a million=500000". */
  amounts: string;
  lender_prequalified: string;
  relocatable: string;
  real_estate: string;
  seller_financing: string;
  manager_run: string;
  home_based: string;
  price_reduced: string;
  available: string;
  franchise: string;
  franchise_resale: string;
  independent: string;
  /** Words that descriptions use, followed by how people ask for them: "absentee=absentee owner". */
  features: string;
  cheapest: string;
  priciest: string;
  newest: string;
  highest_earnings: string;
  /** Praise, which no listing can be filtered by. */
  vague: string;
  filler: string;
  /** Words that are rarely meant as the town or state of the same name, nor are misspelled sectors. */
  not_places: string;
  /** Reduces the forms of a word to one. */
  stem(word: string): string;
}
