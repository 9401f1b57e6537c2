import type { Edition } from "./edition.ts";
import { getLanguage } from "./language-prefix.ts";
import type { Locale } from "./locales.ts";
import { getLanguageTag } from "./variants.ts";

/** Returns the locale that formats numbers and dates: the country's own if the language is spoken there. */
export function getFormatLocale(edition: Pick<Edition, "format_locale" | "variants">, locale: Locale): string {
  const isOwn = getLanguage(edition.format_locale) === getLanguage(locale);
  return isOwn ? edition.format_locale : getLanguageTag(edition, locale);
}

/** Returns the edition with the number format that readers of a locale are used to. */
export function withFormatLocale<E extends Pick<Edition, "format_locale" | "variants">>(edition: E, locale: Locale): E {
  return { ...edition, format_locale: getFormatLocale(edition, locale) };
}
