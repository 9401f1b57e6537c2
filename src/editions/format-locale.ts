import type { Edition } from "./edition.ts";
import { languageOf } from "./language-prefix.ts";
import type { Locale } from "./locales.ts";

/** How a language writes numbers and dates in a country: as the country does where it speaks it, else as its own. */
export function formatLocale({ format_locale }: Pick<Edition, "format_locale">, locale: Locale): string {
  return languageOf(format_locale) === languageOf(locale) ? format_locale : locale;
}
