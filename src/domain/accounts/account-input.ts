import type { Context } from "#domain/context.ts";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import { LOCALES } from "#editions/locales.ts";
import { OTHER_COUNTRY } from "#editions/phone-countries.ts";
import { getRegionName } from "#editions/translated-data.ts";
import { checkForm } from "#lib/forms/check-form.ts";
import { ACCOUNT_SCHEMAS } from "./account-fields.ts";
import { ACCOUNT_FORMS, type AccountFormName } from "./account-forms.ts";
import { type AccountCode, type AccountCodes, createAccountProblem } from "./account-messages.ts";
import { findPasswordFault } from "./password/password-rules.ts";
import { type DialedNumber, readInternational, readNumber, toIsoCountry } from "./profile/phone-number.ts";

export type CheckedInput<Input> = { input: Input } | { codes: AccountCodes };

export interface Registration extends DialedNumber {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  sms_opt_in: boolean;
}

export interface Profile {
  first_name: string;
  last_name: string;
  /** Null removes the number; undefined leaves it unchanged. */
  mobile?: DialedNumber | null;
  /** Undefined leaves it unchanged. */
  address_1?: string | null;
  locality: string;
  state: string;
  country: string;
  postal_code: string;
}

type Setting = Pick<Context, "edition" | "network">;

function readForm<Name extends AccountFormName>(name: Name, raw: unknown) {
  return checkForm<(typeof ACCOUNT_SCHEMAS)[Name], AccountCode>(ACCOUNT_SCHEMAS[name], ACCOUNT_FORMS[name], raw);
}

/** A form of required texts that is valid once all of them are. */
type PlainForm =
  | "login"
  | "forgot"
  | "changeEmail"
  | "code"
  | "password"
  | "secondFactor"
  | "addApp"
  | "addPasskey"
  | "savePasskey"
  | "confirmFactor";
type Texts<Name extends AccountFormName> = Record<keyof (typeof ACCOUNT_FORMS)[Name], string>;

export function checkAccountForm<Name extends PlainForm>(name: Name, raw: unknown): CheckedInput<Texts<Name>> {
  const { typed, codes } = readForm(name, raw);
  if (name === "secondFactor" || name === "confirmFactor") {
    const { factor_code, passkey } = typed as { factor_code?: string; passkey?: string };
    if (!factor_code && !passkey && !codes.passkey) codes.factor_code ??= "required";
  }
  return Object.keys(codes).length > 0 ? { codes } : { input: typed as Texts<Name> };
}

/**
 * Returns the values of a form.
 *
 * @throws Invalid
 */
export function requireAccountForm<Name extends PlainForm>(
  { locale }: Pick<Context, "locale">,
  name: Name,
  raw: unknown,
): Texts<Name> {
  return requireValid(checkAccountForm(name, raw), locale);
}

/**
 * Returns the input if it is valid.
 *
 * @throws Invalid
 */
export function requireValid<Input>(checked: CheckedInput<Input>, locale: Context["locale"]): Input {
  if ("codes" in checked) throw createAccountProblem(checked.codes, locale);
  return checked.input;
}

/** Validates a registration. Whether the email address is taken is checked by the database. */
export function checkRegistration(raw: unknown, { network }: Setting): CheckedInput<Registration> {
  const { typed, codes } = readForm("registration", raw);
  const [first_name, last_name] = [typed.first_name ?? "", typed.last_name ?? ""];
  const [email, password] = [typed.email ?? "", typed.password ?? ""];
  const known = [first_name, last_name, email, getLocalPart(email), network.brand];
  addCode(codes, "password", password && findPasswordFault(password, known));
  const { phone_country, phone_dial_code, phone_number } = typed;
  if (!phone_country || !phone_dial_code || !phone_number) return { codes };
  const number = readNumber({ phone_country, phone_dial_code, phone_number });
  if ("wrong" in number) codes[number.wrong] ??= WRONG_NUMBER[number.wrong];
  if ("wrong" in number || Object.keys(codes).length > 0) return { codes };
  const sms_opt_in = typed.sms_opt_in === true;
  return { input: { first_name, last_name, email, password, ...number, sms_opt_in } };
}

const WRONG_NUMBER = { phone_country: "country", phone_dial_code: "dial_code", phone_number: "phone" } as const;

export function checkReset(raw: unknown, { network }: Setting): CheckedInput<Texts<"reset">> {
  const { typed, codes } = readForm("reset", raw);
  const { password, password_confirmation, email } = typed;
  if (password)
    addCode(codes, "password", findPasswordFault(password, [email ?? "", getLocalPart(email ?? ""), network.brand]));
  if (password && password_confirmation && password !== password_confirmation)
    codes.password_confirmation ??= "not_same";
  return Object.keys(codes).length > 0 ? { codes } : { input: typed as Texts<"reset"> };
}

/** Validates a profile. A state of the edition's own country may be given as its slug, name or code. */
export function checkProfile(raw: unknown, { edition }: Pick<Context, "edition">): CheckedInput<Profile> {
  const { typed, codes } = readForm("profile", raw);
  const country = typed.country?.toUpperCase() ?? "";
  const isAvailable = country === OTHER_COUNTRY || EDITION_CODES.some((code) => code === getResidenceCode(country));
  if (country && !isAvailable) codes.country ??= "country";
  const isEditionCountry = toIsoCountry(country) === edition.iso2;
  const state = isEditionCountry ? findRegionSlug(typed.state ?? "", edition) : typed.state;
  if (typed.state && !state) codes.state ??= "region";
  const { pattern } = edition.postal_code;
  if (isEditionCountry && pattern && typed.postal_code && !pattern.test(typed.postal_code))
    codes.postal_code ??= "postal_code";
  const mobile = typed.mobile_e164
    ? readInternational(typed.mobile_e164)
    : typed.mobile_e164 === undefined
      ? undefined
      : null;
  if (typed.mobile_e164 && !mobile) codes.mobile_e164 ??= "phone";
  if (Object.keys(codes).length > 0) return { codes };
  const { first_name, last_name, locality, postal_code } = typed as Record<string, string>;
  const address = typed.address_1 === undefined ? {} : { address_1: typed.address_1 || null };
  return {
    input: {
      ...({ first_name, last_name, locality, postal_code, state, country: getResidenceCode(country) } as Profile),
      ...(mobile === undefined ? {} : { mobile }),
      ...address,
    },
  };
}

/** Returns the edition's code for a country of residence. Two countries have another code in ISO 3166. */
function getResidenceCode(country: string): string {
  return EDITION_CODES.find((code) => EDITIONS[code].iso2 === country) ?? country;
}

/** Finds a region by its code, its slug, or its name in any language. */
function findRegionSlug(typed: string, { regions }: Context["edition"]): string | undefined {
  const text = typed.toLowerCase();
  return regions.find(({ code, name, slug }) => {
    const names = LOCALES.map((locale) => getRegionName(locale, slug, name));
    return [code, name, slug, ...names].some((one) => one.toLowerCase() === text);
  })?.slug;
}

function addCode(codes: AccountCodes, field: string, fault: AccountCode | "" | null | undefined): void {
  if (fault) codes[field] ??= fault;
}

function getLocalPart(email: string): string {
  return email.split("@")[0] ?? "";
}
