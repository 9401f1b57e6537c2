import { getOwnValue } from "#lib/own-value.ts";
import type { Locale } from "./locales.ts";
import { getMessageLocale } from "./message-locale.ts";
import { applyRegionalWords } from "./regional-words/regional-words.ts";
import english from "./translated-data/en-US.json" with { type: "json" };
import spanish from "./translated-data/es-ES.json" with { type: "json" };
import french from "./translated-data/fr-CA.json" with { type: "json" };
import japanese from "./translated-data/ja-JP.json" with { type: "json" };
import vietnamese from "./translated-data/vi-VN.json" with { type: "json" };

/** Translations of the English names and phrases in this folder's data. They are not in the message catalogs. */
interface TranslatedData {
  /** Category and subcategory names by slug. */
  categories: Record<string, string>;
  /** Names of regions by slug, where the language has its own. */
  regions?: Record<string, string>;
  /** Words of the editions by their English form. */
  editions: Record<string, string>;
  /** Phrases about a country's law, to be used within sentences of the agreement. */
  agreement?: Record<string, Record<"law" | "courts" | "electronic_law", string>>;
}

const TRANSLATED_DATA: Partial<Record<Locale, TranslatedData>> = {
  "en-US": english,
  "es-ES": spanish,
  "fr-CA": french,
  "ja-JP": japanese,
  "vi-VN": vietnamese,
};

/** Returns the name of a category or subcategory by slug; `english` if there is no translation. */
export function getCategoryName(locale: Locale, slug: string, english: string): string {
  const name = getOwnValue(TRANSLATED_DATA[locale]?.categories ?? {}, slug) ?? english;
  return applyRegionalWords(getMessageLocale(locale), name);
}

/** Returns the name of a region by slug; `english` if the language has no other. */
export function getRegionName(locale: Locale, slug: string, english: string): string {
  return getOwnValue(TRANSLATED_DATA[locale]?.regions ?? {}, slug) ?? english;
}

/** Lists an edition's regions with their names in a language. */
export function listRegions(locale: Locale, { regions }: { regions: readonly { slug: string; name: string }[] }) {
  return regions.map(({ slug, name }) => ({ slug, name: getRegionName(locale, slug, name) }));
}

/** Translates a word of an edition; returns the word itself if there is no translation. */
export function translateEditionWord(locale: Locale, english: string): string {
  const translation = getOwnValue(TRANSLATED_DATA[locale]?.editions ?? {}, english);
  return translation === undefined ? english : applyRegionalWords(getMessageLocale(locale), translation);
}

/** Returns the translated phrases about a country's law; empty if the agreement is in English. */
export function getAgreementPhrases(locale: Locale, code: string): Partial<Record<string, string>> {
  return getOwnValue(TRANSLATED_DATA[locale]?.agreement ?? {}, code) ?? {};
}
