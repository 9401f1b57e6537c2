import type { Locale } from "../locales.ts";

/**
 * What differs by country in the shipped texts: loan programs, franchise law, how a price is divided for taxes, and a
 * few more. A text contains `{fact:loan}`, and its sources `{sources:loan}`.
 */
export const FACTS = [
  "loan",
  "loan_short",
  "loan_guide",
  "franchise",
  "price_split",
  "price_split_short",
  "staff",
  "lease",
  "share_tax",
  "authority",
] as const;

export type FactName = (typeof FACTS)[number];

/** A fact in one language, with where it was read. */
export interface LocalFact {
  text: string;
  sources?: readonly string[];
}

/** A country's facts by the language of the texts. */
export type LocalFacts = Partial<Record<Locale, Partial<Record<FactName, LocalFact>>>>;
