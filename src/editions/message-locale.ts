import { baseLocale, isLocale, type Locale as Spoken } from "#messages/runtime.js";
import type { Edition } from "./edition.ts";
import type { Locale } from "./locales.ts";
import { getLanguageTag, getRegionalLocale, type RegionalLocale } from "./variants.ts";

/** The country that this process serves. Browsers need none: their scripts have its messages. */
let country: Pick<Edition, "variants"> = { variants: {} };

/** Chooses the country whose regional versions of the messages this process uses. */
export function setMessageCountry(edition: Pick<Edition, "variants">): void {
  country = edition;
}

/** Returns the version of a locale that this process's country reads. */
export function getSpokenLocale(locale: Locale): RegionalLocale {
  return getRegionalLocale(country, locale);
}

/** Returns the language tag of texts in a locale, for `lang` and `Content-Language`. */
export function getTextLanguage(locale: Locale): string {
  return getLanguageTag(country, locale);
}

/** Returns the option that selects a message's locale; the base locale if this one has no catalog. */
export function getMessageOptions(locale: Locale): { locale: Spoken } {
  const spoken = [getSpokenLocale(locale), locale].find((each) => isLocale(each));
  return { locale: spoken ?? baseLocale };
}
