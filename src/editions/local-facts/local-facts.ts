import { getOwnValue } from "#lib/own-value.ts";
import type { Locale } from "../locales.ts";
import { GENERAL_FACTS } from "./general-facts.ts";
import type { FactName, LocalFact, LocalFacts } from "./local-fact.ts";

/**
 * Returns a country's fact in a language. Without one, returns the general text, which says whom to ask; it is empty
 * where the text doesn't need the fact.
 */
export function getLocalFact({ facts }: { facts: LocalFacts }, locale: Locale, name: FactName): LocalFact {
  const own = getOwnValue(facts, locale)?.[name];
  return own ?? { text: getOwnValue(GENERAL_FACTS, locale)?.[name] ?? "" };
}
