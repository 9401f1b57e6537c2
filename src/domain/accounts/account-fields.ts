import * as v from "valibot";
import { toSingleLine } from "#lib/plain-text.ts";

/** Maximum length of each field, in characters. */
export const FIELD_LIMITS = {
  first_name: 60,
  last_name: 60,
  email: 254,
  phone_country: 3,
  phone_dial_code: 8,
  phone_number: 40,
  mobile_e164: 40,
  address_1: 120,
  locality: 80,
  state: 80,
  country: 5,
  postal_code: 12,
} as const;

/** Far above the password limit, so that a password that is too long gets the message about its length. */
const MAX_INPUT_LENGTH = 1_000;

const lineSchema = (name: keyof typeof FIELD_LIMITS) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(FIELD_LIMITS[name], "too_long")));

const email = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform(toSingleLine),
    v.maxLength(FIELD_LIMITS.email, "too_long"),
    v.check((text) => text === "" || isEmail(text), "email"),
  ),
);

/** Spaces count. */
const password = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform((text) => text.toWellFormed()),
    v.maxLength(MAX_INPUT_LENGTH, "password_long"),
  ),
);

const checkboxSchema = v.nullish(v.boolean("invalid"));

function isEmail(text: string): boolean {
  return v.RFC_EMAIL_REGEX.test(text) && /\.[a-z0-9-]{2,}$/i.test(text);
}

/* Shape and limits of each body, shared by forms and the API. Each issue's message is a code. */

export const registrationSchema = v.strictObject(
  {
    first_name: lineSchema("first_name"),
    last_name: lineSchema("last_name"),
    email,
    password,
    phone_country: lineSchema("phone_country"),
    phone_dial_code: lineSchema("phone_dial_code"),
    phone_number: lineSchema("phone_number"),
    privacy_terms: checkboxSchema,
    sms_opt_in: checkboxSchema,
    challenge: v.nullish(v.pipe(v.string("invalid"), v.maxLength(4_000, "challenge"))),
  },
  "unknown_field",
);

export const loginSchema = v.strictObject({ email, password }, "unknown_field");

export const forgotSchema = v.strictObject({ email }, "unknown_field");

export const resetSchema = v.strictObject(
  {
    token: v.nullish(v.pipe(v.string("invalid"), v.maxLength(200, "dead_link"))),
    email,
    password,
    password_confirmation: password,
  },
  "unknown_field",
);

export const profileSchema = v.strictObject(
  {
    first_name: lineSchema("first_name"),
    last_name: lineSchema("last_name"),
    mobile_e164: lineSchema("mobile_e164"),
    address_1: lineSchema("address_1"),
    locality: lineSchema("locality"),
    state: lineSchema("state"),
    country: lineSchema("country"),
    postal_code: lineSchema("postal_code"),
  },
  "unknown_field",
);

export const changeEmailSchema = v.strictObject({ email, password }, "unknown_field");

export const passwordSchema = v.strictObject({ password }, "unknown_field");

/** People copy codes with spaces. */
export const codeSchema = v.strictObject(
  {
    code: v.nullish(
      v.pipe(
        v.string("invalid"),
        v.maxLength(40, "wrong_code"),
        v.transform((text) => text.replace(/\s/g, "")),
        v.check((text) => text === "" || /^\d{6}$/.test(text), "wrong_code"),
      ),
    ),
  },
  "unknown_field",
);
