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
  down_payment: string;
  down_payment_after: string;
  /** Facts of listings that no filter bounds: revenue, employees. */
  unfiltered: string;
  not: string;
  /** Follows the phrase that it negates. */
  not_after?: string;
  and: string;
  /** Before a place. */
  in: string;
  near_me: string;
  kilometers: string;
  miles: string;
  currency: string;
  /** Amounts in words, with their digits: "half a million=500000". */
  amounts: string;
  lender_prequalified: string;
  relocatable: string;
  real_estate: string;
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
