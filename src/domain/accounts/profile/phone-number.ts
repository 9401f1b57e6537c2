import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { getOwnValue } from "#lib/own-value.ts";

/** A phone number as entered in a form. */
export interface TypedNumber {
  /** An edition's code (`UK`, `UAE`) or an ISO code (`GB`, `AE`). */
  phone_country: string;
  /** With or without a plus sign. */
  phone_dial_code: string;
  /** As people write it, with or without the dial code. */
  phone_number: string;
}

/** A number in international format. */
export interface DialedNumber {
  mobile_e164: string;
  /** Includes the plus sign. */
  mobile_code: string;
  mobile_country: string | null;
}

/** Which of the three fields is wrong. */
export type WrongNumber = { wrong: keyof TypedNumber };

/** Converts an edition's or an ISO code to ISO 3166-1 alpha-2. Returns null if it isn't a country. */
export function toIsoCountry(code: string): CountryCode | null {
  const upper = code.toUpperCase();
  const iso = getOwnValue<Edition>(EDITIONS, upper)?.iso2 ?? upper;
  return isSupportedCountry(iso) ? iso : null;
}

/** Returns a country's dial code, with its plus sign; empty for an unknown country. */
export function getDialCode(code: string): string {
  const country = toIsoCountry(code);
  return country ? `+${getCountryCallingCode(country)}` : "";
}

/** Parses a number for its country. The dial code must be that country's. */
export function readNumber({ phone_country, phone_dial_code, phone_number }: TypedNumber): DialedNumber | WrongNumber {
  const country = toIsoCountry(phone_country);
  if (!country) return { wrong: "phone_country" };
  const code = getCountryCallingCode(country);
  // Countries that share a dial code may be entered with their area code: "1-787".
  if (!phone_dial_code.replace(/\D/g, "").startsWith(code)) return { wrong: "phone_dial_code" };
  const number = parsePhoneNumberFromString(phone_number, country);
  if (!number?.isValid() || number.countryCallingCode !== code) return { wrong: "phone_number" };
  return toDialedNumber(number, phone_country.toUpperCase());
}

/** Parses a number in international format; null if it isn't one. */
export function readInternational(text: string): DialedNumber | null {
  const number = text.trim().startsWith("+") ? parsePhoneNumberFromString(text) : undefined;
  return number?.isValid() ? toDialedNumber(number, number.country ?? null) : null;
}

/** What a phone number consists of. Text with words, such as "evenings only", is never reformatted. */
const NUMBER_TEXT = /^[\d\s()+./-]+$/;

/**
 * Formats a number that a person entered, as the edition's country writes its own numbers and others with their dial
 * code. Returns it unchanged if it can't be a phone number.
 */
export function formatPhone(text: string, { iso2 }: Pick<Edition, "iso2">): string {
  const home = NUMBER_TEXT.test(text) ? toIsoCountry(iso2) : null;
  const number = home ? parsePhoneNumberFromString(text, home) : undefined;
  if (!home || !number?.isPossible()) return text;
  return number.countryCallingCode === getCountryCallingCode(home)
    ? number.formatNational()
    : number.formatInternational();
}

function toDialedNumber({ number, countryCallingCode }: PhoneNumber, mobile_country: string | null): DialedNumber {
  return { mobile_e164: number, mobile_code: `+${countryCallingCode}`, mobile_country };
}
