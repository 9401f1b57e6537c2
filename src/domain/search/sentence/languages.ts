import type { Locale } from "#editions/locales.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { ENGLISH } from "./phrases/en.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { ENGLISH_SECTOR_WORDS } from "./sector-words/en.ts";

/** A language's words, and those for sectors by slug. */
export interface Language {
  phrases: Phrases;
  sectors: Record<string, string>;
}

const LANGUAGES: Record<string, Language> = {
  en: { phrases: ENGLISH, sectors: ENGLISH_SECTOR_WORDS },
};

/** The words of a locale's language; undefined if sentences in it aren't understood. */
export function findLanguage(locale: Locale): Language | undefined {
  return getOwnValue(LANGUAGES, locale.slice(0, 2));
}
