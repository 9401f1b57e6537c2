import type { Locale } from "../locales.ts";

/**
 * Facts in the shipped texts that differ by country: loan programs, franchise law, how a price is divided for taxes,
 * and a few more. A text contains `{fact:loan}` and, for its sources, `{sources:loan}`.
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

/** A fact in one language, with its sources. */
export interface LocalFact {
  text: string;
  sources?: readonly string[];
}

/** A country's facts by the language of the texts. */
export type LocalFacts = Partial<Record<Locale, Partial<Record<FactName, LocalFact>>>>;
