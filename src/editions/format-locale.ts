import type { Edition } from "./edition.ts";
import { getLanguage } from "./language-prefix.ts";
import type { Locale } from "./locales.ts";

/** Returns the locale that formats numbers and dates: the country's own if the language is spoken there. */
export function formatLocale({ format_locale }: Pick<Edition, "format_locale">, locale: Locale): string {
  return getLanguage(format_locale) === getLanguage(locale) ? format_locale : locale;
}

/** Returns the edition with the number format that readers of a locale type. */
export function withFormatLocale<E extends Pick<Edition, "format_locale">>(edition: E, locale: Locale): E {
  return { ...edition, format_locale: formatLocale(edition, locale) };
}
