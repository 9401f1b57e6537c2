import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { EDITION_CODES } from "#editions/edition.ts";
import { OTHER_COUNTRY } from "#editions/phone-countries.ts";
import {
  changeEmailSchema,
  codeSchema,
  forgotSchema,
  loginSchema,
  passwordSchema,
  profileSchema,
  registrationSchema,
  resetSchema,
} from "./account-fields.ts";
import type { AccountCode, AccountCodes } from "./account-messages.ts";
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
  /** Null removes the number; undefined leaves it. */
  mobile?: DialedNumber | null;
  /** Undefined leaves it. */
  address_1?: string | null;
  locality: string;
  state: string;
  country: string;
  postal_code: string;
}

type Setting = Pick<Context, "edition" | "network">;

export const REGISTRATION_REQUIRED = [
  "first_name",
  "last_name",
  "email",
  "password",
  "phone_country",
  "phone_dial_code",
  "phone_number",
  "privacy_terms",
] as const;

export const PROFILE_REQUIRED = ["first_name", "last_name", "locality", "state", "country", "postal_code"] as const;

/** Validates a registration. Whether the email address is taken is checked by the database. */
export function checkRegistration(raw: unknown, { network }: Setting): CheckedInput<Registration> {
  const { typed, codes } = readFields(registrationSchema, raw, REGISTRATION_REQUIRED);
  if (typed.privacy_terms === false) codes.privacy_terms ??= "must_accept";
  const [first_name, last_name] = [typed.first_name ?? "", typed.last_name ?? ""];
  const [email, password] = [typed.email ?? "", typed.password ?? ""];
  const known = [first_name, last_name, email, getLocalPart(email), network.brand];
  addCode(codes, "password", password && findPasswordFault(password, known));
  const { phone_country, phone_dial_code, phone_number } = typed;
  if (!phone_country || !phone_dial_code || !phone_number) return createRejection(codes);
  const number = readNumber({ phone_country, phone_dial_code, phone_number });
  if ("wrong" in number) codes[number.wrong] ??= WRONG_NUMBER[number.wrong];
  if ("wrong" in number || Object.keys(codes).length > 0) return createRejection(codes);
  const sms_opt_in = typed.sms_opt_in === true;
  return { input: { first_name, last_name, email, password, ...number, sms_opt_in } };
}

const WRONG_NUMBER = { phone_country: "country", phone_dial_code: "dial_code", phone_number: "phone" } as const;

export function checkLogin(raw: unknown): CheckedInput<{ email: string; password: string }> {
  return toCheckedInput(readFields(loginSchema, raw, ["email", "password"]));
}

export function checkForgot(raw: unknown): CheckedInput<{ email: string }> {
  return toCheckedInput(readFields(forgotSchema, raw, ["email"]));
}

export function checkReset(
  raw: unknown,
  { network }: Setting,
): CheckedInput<{ token: string; email: string; password: string }> {
  const found = readFields(resetSchema, raw, ["token", "email", "password", "password_confirmation"]);
  const { codes } = found;
  const { password, password_confirmation, email } = found.typed;
  if (password)
    addCode(codes, "password", findPasswordFault(password, [email ?? "", getLocalPart(email ?? ""), network.brand]));
  if (password && password_confirmation && password !== password_confirmation)
    codes.password_confirmation ??= "not_same";
  return toCheckedInput(found);
}

export function checkChangeEmail(raw: unknown): CheckedInput<{ email: string; password: string }> {
  return toCheckedInput(readFields(changeEmailSchema, raw, ["email", "password"]));
}

export function checkCode(raw: unknown): CheckedInput<{ code: string }> {
  return toCheckedInput(readFields(codeSchema, raw, ["code"]));
}

export function checkPassword(raw: unknown): CheckedInput<{ password: string }> {
  return toCheckedInput(readFields(passwordSchema, raw, ["password"]));
}

/** Validates a profile. A state of the edition's own country may be given as its slug, name or code. */
export function checkProfile(raw: unknown, { edition }: Pick<Context, "edition">): CheckedInput<Profile> {
  const { typed, codes } = readFields(profileSchema, raw, PROFILE_REQUIRED);
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
  if (Object.keys(codes).length > 0) return createRejection(codes);
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

/** The edition's code for a country of residence; ISO spells two of them differently. */
function getResidenceCode(country: string): string {
  return EDITION_CODES.find((code) => EDITIONS[code].iso2 === country) ?? country;
}

function findRegionSlug(typed: string, { regions }: Context["edition"]): string | undefined {
  const text = typed.toLowerCase();
  return regions.find(({ code, name, slug }) => [code, name, slug].some((one) => one.toLowerCase() === text))?.slug;
}

/** Converts a posted HTML form to the shape of the JSON body: checkboxes become booleans, other names are dropped. */
export function parseAccountForm(form: FormData, names: readonly string[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const name of names) {
    if (CHECKBOXES.has(name))
      input[name] = form.getAll(name).some((value) => CHECKED_VALUES.has(String(value).toLowerCase()));
    else if (form.has(name)) input[name] = form.get(name);
  }
  return input;
}

const CHECKBOXES = new Set(["privacy_terms", "sms_opt_in"]);
const CHECKED_VALUES = new Set(["on", "1", "true", "yes"]);

export interface ParsedInput<Typed> {
  typed: Typed;
  codes: AccountCodes;
}

/** Validates input against a schema. Returns the valid values and the first code for each invalid field. */
export function readFields<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  raw: unknown,
  required: readonly string[],
): ParsedInput<v.InferOutput<Schema>> {
  const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  const result = v.safeParse(schema, isRecord ? raw : {});
  // No prototype, because input keys may be `constructor` or `__proto__`.
  const codes: AccountCodes = Object.create(null);
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message as AccountCode;
  // Invalid fields are reported by code; their values don't have the expected type.
  const typed = Object.fromEntries(
    Object.entries(result.output as object).filter(([field]) => !(field in codes)),
  ) as v.InferOutput<Schema>;
  for (const field of required) {
    if (((typed as Record<string, unknown>)[field] ?? "") === "") codes[field] ??= "required";
  }
  return { typed, codes };
}

function toCheckedInput<Input>({ typed, codes }: ParsedInput<object>): CheckedInput<Input> {
  return Object.keys(codes).length > 0 ? createRejection(codes) : { input: typed as Input };
}

function createRejection(codes: AccountCodes): { codes: AccountCodes } {
  return { codes };
}

function addCode(codes: AccountCodes, field: string, fault: AccountCode | "" | null | undefined): void {
  if (fault) codes[field] ??= fault;
}

function getLocalPart(email: string): string {
  return email.split("@")[0] ?? "";
}
