import { getOwnValue } from "#lib/own-value.ts";
import type { EditionCode } from "./edition.ts";
import type { Locale } from "./locales.ts";
import english from "./translated-data/en-US.json" with { type: "json" };
import spanish from "./translated-data/es-ES.json" with { type: "json" };
import french from "./translated-data/fr-CA.json" with { type: "json" };
import japanese from "./translated-data/ja-JP.json" with { type: "json" };
import vietnamese from "./translated-data/vi-VN.json" with { type: "json" };

/** What the data of this folder say in English, in another language: names and phrases that are no messages. */
interface TranslatedData {
  /** Sectors and kinds of business, by slug. */
  categories: Record<string, string>;
  /** Single words of the editions, by their English. */
  editions: Record<string, string>;
  /** What an agreement says of a country's law, within its sentences. */
  agreement: Partial<Record<EditionCode, Record<"law" | "courts" | "electronic_law", string>>>;
}

const TRANSLATED_DATA: Partial<Record<Locale, TranslatedData>> = {
  "en-US": english,
  "es-ES": spanish,
  "fr-CA": french,
  "ja-JP": japanese,
  "vi-VN": vietnamese,
};

/** What a sector or a kind of business is called, by its slug; `english` where its language does not say. */
export function getCategoryName(locale: Locale, slug: string, english: string): string {
  return getOwnValue(TRANSLATED_DATA[locale]?.categories ?? {}, slug) ?? english;
}

/** A word of an edition in a language; the word itself where it has no other. */
export function translateEditionWord(locale: Locale, english: string): string {
  return getOwnValue(TRANSLATED_DATA[locale]?.editions ?? {}, english) ?? english;
}

/** What an agreement in a language says of a country's law; nothing where it says it in English. */
export function getAgreementPhrases(locale: Locale, code: EditionCode): Partial<Record<string, string>> {
  return TRANSLATED_DATA[locale]?.agreement[code] ?? {};
}
