import type { Locale } from "#editions/locales.ts";
import { findLanguage } from "./languages.ts";

const listed = new Map<Locale, string[]>();

/**
 * Other words that people use for sectors and kinds of them in a language; empty if sentence search doesn't support it.
 */
export function listSectorWords(locale: Locale): string[] {
  const words =
    listed.get(locale) ??
    Object.values(findLanguage(locale)?.sectors ?? {}).flatMap((list) =>
      list.split(/[|>]/).map((entry) => entry.split("=")[0]!.trim()),
    );
  listed.set(locale, words);
  return words;
}
