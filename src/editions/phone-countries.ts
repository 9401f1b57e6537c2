import type { EditionCode } from "./edition.ts";

/** A country that a phone number can be of, as a form offers it. */
export interface PhoneCountry {
  code: EditionCode;
  name: string;
  /** With its plus. */
  dial_code: string;
}

/** By name. Said again here so that a browser need not load the editions for it; a test holds the two to each other. */
const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { code: "CA", name: "Canada", dial_code: "+1" },
  { code: "FR", name: "France", dial_code: "+33" },
  { code: "GH", name: "Ghana", dial_code: "+233" },
  { code: "IE", name: "Ireland", dial_code: "+353" },
  { code: "JP", name: "Japan", dial_code: "+81" },
  { code: "MX", name: "Mexico", dial_code: "+52" },
  { code: "PR", name: "Puerto Rico", dial_code: "+1" },
  { code: "SG", name: "Singapore", dial_code: "+65" },
  { code: "ZA", name: "South Africa", dial_code: "+27" },
  { code: "ES", name: "Spain", dial_code: "+34" },
  { code: "UAE", name: "United Arab Emirates", dial_code: "+971" },
  { code: "UK", name: "United Kingdom", dial_code: "+44" },
  { code: "US", name: "United States", dial_code: "+1" },
  { code: "VN", name: "Vietnam", dial_code: "+84" },
];

/** The countries of a form's list: the edition's own first, then the others by name. */
export function phoneCountriesFrom(home: EditionCode): PhoneCountry[] {
  const isHome = ({ code }: PhoneCountry): boolean => code === home;
  return [...PHONE_COUNTRIES.filter(isHome), ...PHONE_COUNTRIES.filter((country) => !isHome(country))];
}

/** What the list shows at first: the edition's own, but in Puerto Rico, where many numbers are of the mainland, none. */
export function defaultPhoneCountry(home: EditionCode): EditionCode | "" {
  return home === "PR" ? "" : home;
}

/** A country's dial code; empty for what is none of the list. */
export function getDialCode(code: string): string {
  return PHONE_COUNTRIES.find((country) => country.code === code)?.dial_code ?? "";
}
