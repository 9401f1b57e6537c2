import { getOwnValue } from "#lib/own-value.ts";
import type { Locale } from "../locales.ts";
import { GENERAL_FACTS } from "./general-facts.ts";
import type { FactName, LocalFact, LocalFacts } from "./local-fact.ts";

/**
 * Returns a country's fact in a language. Without one that was read somewhere, it's the general text, which says whom to
 * ask, or empty where the text does without.
 */
export function getLocalFact({ facts }: { facts: LocalFacts }, locale: Locale, name: FactName): LocalFact {
  const own = getOwnValue(facts, locale)?.[name];
  return own ?? { text: getOwnValue(GENERAL_FACTS, locale)?.[name] ?? "" };
}
