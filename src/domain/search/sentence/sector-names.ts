import type { Locale } from "#editions/locales.ts";
import { findLanguage } from "./languages.ts";
import { expandPhrases } from "./phrases/expand-phrases.ts";

const listed = new Map<Locale, string[]>();

/**
 * Other words that people use for sectors and kinds of them in a language; empty if sentence search doesn't support it.
 */
export function listSectorWords(locale: Locale): string[] {
  const words =
    listed.get(locale) ??
    Object.values(findLanguage(locale)?.sectors ?? {}).flatMap((list) =>
      list.split(">").flatMap((entries) => expandPhrases(entries).map((entry) => entry.split("=")[0]!)),
    );
  listed.set(locale, words);
  return words;
}
