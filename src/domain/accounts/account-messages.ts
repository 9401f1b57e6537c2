import { accountExists, requiredFieldsMissing } from "#editions/contract-messages.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { FIELD_LIMITS } from "./account-fields.ts";
import { PASSWORD_LENGTH, type PasswordFault } from "./password/password-rules.ts";

/** Validation errors of account forms. */
export type AccountCode =
  | PasswordFault
  | "required"
  | "must_accept"
  | "invalid"
  | "email"
  | "email_taken"
  | "country"
  | "region"
  | "dial_code"
  | "phone"
  | "postal_code"
  | "too_long"
  | "unknown_field"
  | "wrong_login"
  | "wrong_password"
  | "not_same"
  | "dead_link"
  | "wrong_code"
  | "wrong_factor_code"
  | "wrong_first_code"
  | "wrong_passkey"
  | "only_factor"
  | "offer_expired"
  | "challenge";

/** The first validation error of each field, by its name in the JSON body and the form. */
export type AccountCodes = Record<string, AccountCode>;

/** Creates a validation error with a message for each field. */
export function createAccountProblem(codes: AccountCodes, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const found = Object.entries(codes);
  const errors = found.map(([field, code]) => [field, [getAccountMessage(field, code, locale)]]);
  return new Invalid(getSummary(found, options, locale), Object.fromEntries(errors));
}

function getSummary(
  found: [string, AccountCode][],
  options: ReturnType<typeof getMessageOptions>,
  locale: Locale,
): string {
  if (found.some(([, code]) => code === "required" || code === "must_accept"))
    return requiredFieldsMissing({}, options);
  const [[field, code] = ["", "invalid" as const]] = found;
  return OWN_SUMMARIES.has(code) ? getAccountMessage(field, code, locale) : m.field_check_marked({}, options);
}

/** Errors whose messages don't need the field's name. */
const OWN_SUMMARIES: ReadonlySet<AccountCode> = new Set([
  "email_taken",
  "wrong_login",
  "dead_link",
  "wrong_code",
  "wrong_factor_code",
  "wrong_first_code",
  "wrong_passkey",
  "only_factor",
  "offer_expired",
]);

/** The message for a field: what is wrong and how to fix it. */
function getAccountMessage(field: string, code: AccountCode, locale: Locale): string {
  const options = getMessageOptions(locale);
  if (code === "required") return (getOwnValue(REQUIRED, field) ?? m.field_required)({}, options);
  if (code === "too_long")
    return m.field_too_long({ limit: FIELD_LIMITS[field as keyof typeof FIELD_LIMITS] ?? 120 }, options);
  if (code === "password_short") return m.account_password_short({ min: PASSWORD_LENGTH.min }, options);
  if (code === "password_long") return m.account_password_long({ max: PASSWORD_LENGTH.max }, options);
  return PLAIN[code]({}, options);
}

const REQUIRED: Record<string, typeof m.field_required> = {
  first_name: m.account_first_name_required,
  last_name: m.account_last_name_required,
  email: m.field_email_required,
  code: m.account_code_required,
  factor_code: m.factor_code_required,
  first_code: m.factor_first_code_required,
  name: m.passkey_name_required,
  offer: m.factor_offer_expired,
  password: m.account_password_required,
  phone_number: m.field_phone_required,
  phone_country: m.account_country_required,
  country: m.account_country_required,
  locality: m.account_locality_required,
  state: m.account_state_required,
  postal_code: m.field_postal_code_required,
  privacy_terms: m.field_privacy_terms_required,
};

type CodeWithText = "required" | "too_long" | "password_short" | "password_long";

const PLAIN: Record<Exclude<AccountCode, CodeWithText>, typeof m.field_required> = {
  must_accept: m.field_privacy_terms_required,
  invalid: m.field_invalid,
  email: m.field_email_wrong,
  email_taken: accountExists,
  country: m.account_country_wrong,
  region: m.account_state_wrong,
  dial_code: m.account_dial_code_wrong,
  phone: m.account_phone_wrong,
  postal_code: m.account_postal_code_wrong,
  unknown_field: m.field_unknown,
  password_common: m.account_password_common,
  password_personal: m.account_password_personal,
  wrong_login: m.account_login_wrong,
  wrong_password: m.account_password_wrong,
  not_same: m.account_password_not_same,
  dead_link: m.account_link_expired,
  wrong_code: m.account_code_wrong,
  wrong_factor_code: m.factor_code_wrong,
  wrong_first_code: m.factor_first_code_wrong,
  wrong_passkey: m.passkey_wrong,
  only_factor: m.passkey_only_factor,
  offer_expired: m.factor_offer_expired,
  challenge: m.field_challenge_wrong,
};

/** Returns the message for an account that no longer exists. */
export function getAccountGoneMessage(locale: Locale): string {
  return m.sign_in_first({}, getMessageOptions(locale));
}
