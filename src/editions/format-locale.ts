import type { Edition } from "./edition.ts";
import { getLanguage } from "./language-prefix.ts";
import type { Locale } from "./locales.ts";

/** How a language writes numbers and dates in a country: as the country does where it speaks it, else as its own. */
export function formatLocale({ format_locale }: Pick<Edition, "format_locale">, locale: Locale): string {
  return getLanguage(format_locale) === getLanguage(locale) ? format_locale : locale;
}

/** An edition as somebody types its numbers who reads that language. */
export function withFormatLocale<E extends Pick<Edition, "format_locale">>(edition: E, locale: Locale): E {
  return { ...edition, format_locale: formatLocale(edition, locale) };
}
