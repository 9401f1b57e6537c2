import type { Locale } from "#editions/locales.ts";
import { findLanguage } from "./languages.ts";

const listed = new Map<Locale, string[]>();

/** What people call sectors and their kinds in a language, besides their names; empty if it has no grammar. */
export function listSectorWords(locale: Locale): string[] {
  const words =
    listed.get(locale) ??
    Object.values(findLanguage(locale)?.sectors ?? {}).flatMap((list) =>
      list.split(/[|>]/).map((entry) => entry.split("=")[0]!.trim()),
    );
  listed.set(locale, words);
  return words;
}
