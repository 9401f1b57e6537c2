import { getLanguage } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";

/** Returns the `lang` of a text that isn't written in the reader's language; undefined if it is. */
export function getForeignLanguage(text: Locale, reader: Locale): string | undefined {
  return getLanguage(text) === getLanguage(reader) ? undefined : text;
}
