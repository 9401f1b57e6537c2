import type { EditionCode } from "./edition.ts";
import type { Locale } from "./locales.ts";

/** What the data of this folder say in English, in another language: names and phrases that are no messages. */
interface EditionWords {
  /** Sectors and kinds of business, by slug. */
  categories: Record<string, string>;
  /** Single words of the editions, by their English. */
  editions: Record<string, string>;
  /** What an agreement says of a country's law, within its sentences. */
  agreement: Partial<Record<EditionCode, Record<"law" | "courts" | "electronic_law", string>>>;
}

const FILES = import.meta.glob<EditionWords>("./words/*.json", { eager: true, import: "default" });

function wordsIn(locale: Locale): EditionWords | undefined {
  return FILES[`./words/${locale}.json`];
}

/** What a sector or a kind of business is called, by its slug; `english` where its language does not say. */
export function categoryName(locale: Locale, slug: string, english: string): string {
  return wordsIn(locale)?.categories[slug] ?? english;
}

/** A word of an edition in a language; the word itself where it has no other. */
export function editionWord(locale: Locale, english: string): string {
  return wordsIn(locale)?.editions[english] ?? english;
}

/** What an agreement in a language says of a country's law; nothing where it says it in English. */
export function agreementPhrases(locale: Locale, code: EditionCode): Partial<Record<string, string>> {
  return wordsIn(locale)?.agreement[code] ?? {};
}
