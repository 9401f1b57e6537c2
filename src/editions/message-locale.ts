import { baseLocale, isLocale, type Locale as MessageLocale } from "#messages/runtime.js";
import type { Edition } from "./edition.ts";
import type { Locale } from "./locales.ts";
import { getLanguageTag, getRegionalLocale, type RegionalLocale } from "./variants.ts";

/** The country that this process serves. Not used in browsers, whose scripts contain only its messages. */
let country: Pick<Edition, "variants"> = { variants: {} };

/** Chooses the country whose regional versions of the messages this process uses. */
export function setMessageCountry(edition: Pick<Edition, "variants">): void {
  country = edition;
}

/** Returns the regional version of a locale for this process's country. */
export function getMessageLocale(locale: Locale): RegionalLocale {
  return getRegionalLocale(country, locale);
}

/** Returns the language tag of texts in a locale, for `lang` and `Content-Language`. */
export function getTextLanguage(locale: Locale): string {
  return getLanguageTag(country, locale);
}

/** Returns the option that selects a message's locale, or the base locale if there is no catalog for it. */
export function getMessageOptions(locale: Locale): { locale: MessageLocale } {
  const regional = [getMessageLocale(locale), locale].find((each) => isLocale(each));
  return { locale: regional ?? baseLocale };
}
