import { DIAL_CODE_BY_ISO } from "./dial-codes.ts";
import { EDITION_CODES, type EditionCode } from "./edition.ts";
import type { Locale } from "./locales.ts";

/** A country in a form's list. */
export interface OfferedCountry {
  /** The edition's code, or the ISO code of a country without an edition. */
  code: string;
  /** The name in the reader's language. */
  name: string;
}

/** A country with its dial code. */
export interface PhoneCountry extends OfferedCountry {
  /** With its plus sign. */
  dial_code: string;
}

/** The choice for buyers who live in a country without an edition. */
export const OTHER_COUNTRY = "OTHER";

const ISO_BY_EDITION: Partial<Record<string, string>> = { UK: "GB", UAE: "AE" };
const EDITION_ISO_CODES = new Set(EDITION_CODES.map(toIso));

/** Countries of residence: the edition's own first, then the other thirteen by name. Forms add "Other". */
export function listResidenceCountries(home: EditionCode, locale: Locale): OfferedCountry[] {
  return listHomeFirst(EDITION_CODES, home, locale);
}

/** All countries for phone numbers: the edition's own first, then the others by name. */
export function listPhoneCountries(home: EditionCode, locale: Locale): PhoneCountry[] {
  const others = [...DIAL_CODE_BY_ISO.keys()].filter((iso) => !EDITION_ISO_CODES.has(iso));
  return listHomeFirst([...EDITION_CODES, ...others], home, locale).map((country) => ({
    ...country,
    dial_code: getDialCode(country.code),
  }));
}

/** The initial choice: the edition's country; none in Puerto Rico, where many people have mainland numbers. */
export function getDefaultPhoneCountry(home: EditionCode): EditionCode | "" {
  return home === "PR" ? "" : home;
}

/** Returns a country's dial code; empty for an unknown country. */
export function getDialCode(code: string): string {
  return DIAL_CODE_BY_ISO.get(toIso(code)) ?? "";
}

function listHomeFirst(codes: readonly string[], home: EditionCode, locale: Locale): OfferedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const countries = codes.map((code) => ({ code, name: names.of(toIso(code)) ?? code }));
  const byName = countries.sort((a, b) => compare(a.name, b.name));
  const isHome = ({ code }: OfferedCountry): boolean => code === home;
  return [...byName.filter(isHome), ...byName.filter((country) => !isHome(country))];
}

function toIso(code: string): string {
  return ISO_BY_EDITION[code] ?? code;
}
