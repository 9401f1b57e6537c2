import { DIAL_CODE_BY_ISO } from "./dial-codes.ts";
import type { Locale } from "./locales.ts";

/** A country with its dial code. */
export interface PhoneCountry {
  /** The edition's code, or the ISO code of a country without an edition. */
  code: string;
  /** The name in the reader's language. */
  name: string;
  /** With its plus sign. */
  dial_code: string;
}

/** The choice for buyers who live in a country without an edition. */
export const OTHER_COUNTRY = "OTHER";

/** Returns all countries for phone numbers: the edition's own first, then the others by name. */
export function listPhoneCountries({
  country: home,
  country_codes,
  locale,
}: {
  country: string;
  /** The editions' codes that differ from the ISO code, by ISO code. */
  country_codes: Readonly<Record<string, string>>;
  locale: Locale;
}): PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const countries = [...DIAL_CODE_BY_ISO]
    .map(([iso, dial_code]) => ({ code: country_codes[iso] ?? iso, name: names.of(iso) ?? iso, dial_code }))
    .sort((a, b) => compare(a.name, b.name));
  const isHome = ({ code }: PhoneCountry): boolean => code === home;
  return [...countries.filter(isHome), ...countries.filter((country) => !isHome(country))];
}
