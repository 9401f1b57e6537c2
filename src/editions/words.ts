import { getOwnValue } from "#lib/own-value.ts";
import type { EditionCode } from "./edition.ts";
import type { Locale } from "./locales.ts";
import english from "./words/en-US.json" with { type: "json" };
import spanish from "./words/es-ES.json" with { type: "json" };
import french from "./words/fr-CA.json" with { type: "json" };
import japanese from "./words/ja-JP.json" with { type: "json" };
import vietnamese from "./words/vi-VN.json" with { type: "json" };

/** What the data of this folder say in English, in another language: names and phrases that are no messages. */
interface EditionWords {
  /** Sectors and kinds of business, by slug. */
  categories: Record<string, string>;
  /** Single words of the editions, by their English. */
  editions: Record<string, string>;
  /** What an agreement says of a country's law, within its sentences. */
  agreement: Partial<Record<EditionCode, Record<"law" | "courts" | "electronic_law", string>>>;
}

const WORDS: Partial<Record<Locale, EditionWords>> = {
  "en-US": english,
  "es-ES": spanish,
  "fr-CA": french,
  "ja-JP": japanese,
  "vi-VN": vietnamese,
};

/** What a sector or a kind of business is called, by its slug; `english` where its language does not say. */
export function categoryName(locale: Locale, slug: string, english: string): string {
  return getOwnValue(WORDS[locale]?.categories ?? {}, slug) ?? english;
}

/** A word of an edition in a language; the word itself where it has no other. */
export function editionWord(locale: Locale, english: string): string {
  return getOwnValue(WORDS[locale]?.editions ?? {}, english) ?? english;
}

/** What an agreement in a language says of a country's law; nothing where it says it in English. */
export function agreementPhrases(locale: Locale, code: EditionCode): Partial<Record<string, string>> {
  return WORDS[locale]?.agreement[code] ?? {};
}
