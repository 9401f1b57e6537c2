import type { Locale } from "./locales.ts";

/**
 * The regional versions of locales, with the locale on which each is based. A country's folder says which of them it
 * uses. URLs, cookies and `LOCALES` contain only the locale. `en-001` is English for countries without a version of
 * their own.
 */
export const VARIANTS = {
  "en-001": "en-US",
  "en-GB": "en-US",
  "en-SG": "en-US",
  "en-ZA": "en-US",
  "en-AE": "en-US",
  "fr-FR": "fr-CA",
  "es-MX": "es-ES",
  "es-PR": "es-ES",
} as const satisfies Record<string, Locale>;

export type Variant = keyof typeof VARIANTS;

/** A locale or a regional version of one. Messages are compiled for each. */
export type RegionalLocale = Locale | Variant;

/** The regional versions that a country uses. */
export type CountryVariants = { variants: Partial<Record<Locale, Variant>> };

/** Returns the version of a locale that a country uses; the locale itself if it has no version of its own. */
export function getRegionalLocale({ variants }: CountryVariants, locale: Locale): RegionalLocale {
  return variants[locale] ?? locale;
}

/** Lists the regional versions of some locales. */
export function listVariants(locales: readonly Locale[]): Variant[] {
  return (Object.keys(VARIANTS) as Variant[]).filter((variant) => locales.includes(VARIANTS[variant]));
}

/**
 * Returns the language tag of texts in a country, such as `en-GB`; the locale if the country has no version of its own.
 */
export function getLanguageTag(edition: CountryVariants, locale: Locale): Exclude<RegionalLocale, "en-001"> {
  const regional = getRegionalLocale(edition, locale);
  return regional === "en-001" ? locale : regional;
}
