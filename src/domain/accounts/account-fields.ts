import * as v from "valibot";
import { checkboxSchema, createLineSchema, emailSchema, MAX_EMAIL_LENGTH } from "#lib/forms/field-schemas.ts";
import type { Form } from "#lib/forms/form.ts";
import { ACCOUNT_FORMS, type AccountFormName } from "./account-forms.ts";

/** Maximum length of each field, in characters. */
export const FIELD_LIMITS = {
  first_name: 60,
  last_name: 60,
  email: MAX_EMAIL_LENGTH,
  phone_country: 3,
  phone_dial_code: 8,
  phone_number: 40,
  mobile_e164: 40,
  address_1: 120,
  locality: 80,
  state: 80,
  country: 5,
  postal_code: 12,
  name: 60,
} as const;

/** Far above the limit for passwords, so that a slightly too long one gets the error about its length. */
const MAX_INPUT_LENGTH = 1_000;

/** An attestation may contain certificates. */
const MAX_PASSKEY_LENGTH = 20_000;

/** Spaces are part of the password. */
const passwordSchema = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform((text) => text.toWellFormed()),
    v.maxLength(MAX_INPUT_LENGTH, "password_long"),
  ),
);

/** Spaces are ignored, because people paste codes with spaces. */
const codeSchema = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.maxLength(40, "wrong_code"),
    v.transform((text) => text.replace(/\s/g, "")),
    v.check((text) => text === "" || /^\d{6}$/.test(text), "wrong_code"),
  ),
);

/** The type and limits of each field. The messages of issues are codes. */
const FIELDS = {
  first_name: createLineSchema(FIELD_LIMITS.first_name),
  last_name: createLineSchema(FIELD_LIMITS.last_name),
  email: emailSchema,
  password: passwordSchema,
  password_confirmation: passwordSchema,
  phone_country: createLineSchema(FIELD_LIMITS.phone_country),
  phone_dial_code: createLineSchema(FIELD_LIMITS.phone_dial_code),
  phone_number: createLineSchema(FIELD_LIMITS.phone_number),
  mobile_e164: createLineSchema(FIELD_LIMITS.mobile_e164),
  address_1: createLineSchema(FIELD_LIMITS.address_1),
  locality: createLineSchema(FIELD_LIMITS.locality),
  state: createLineSchema(FIELD_LIMITS.state),
  country: createLineSchema(FIELD_LIMITS.country),
  postal_code: createLineSchema(FIELD_LIMITS.postal_code),
  privacy_terms: checkboxSchema,
  sms_opt_in: checkboxSchema,
  challenge: v.nullish(v.pipe(v.string("invalid"), v.maxLength(4_000, "challenge"))),
  token: v.nullish(v.pipe(v.string("invalid"), v.maxLength(200, "dead_link"))),
  code: codeSchema,
  factor_code: v.nullish(v.pipe(v.string("invalid"), v.maxLength(60, "wrong_factor_code"))),
  first_code: v.nullish(v.pipe(v.string("invalid"), v.maxLength(60, "wrong_first_code"))),
  passkey: v.nullish(
    v.pipe(
      v.string("invalid"),
      v.maxLength(MAX_PASSKEY_LENGTH, "wrong_passkey"),
      v.description("The browser's answer (`PublicKeyCredential.toJSON()`) as JSON text."),
    ),
  ),
  name: createLineSchema(FIELD_LIMITS.name),
  offer: v.nullish(v.pipe(v.string("invalid"), v.maxLength(400, "offer_expired"))),
};

function createSchema<Name extends keyof typeof FIELDS>(form: Form<Name>) {
  const entries = Object.fromEntries((Object.keys(form) as Name[]).map((name) => [name, FIELDS[name]]));
  return v.strictObject(entries as Pick<typeof FIELDS, Name>, "unknown_field");
}

/** The body of each account form, shared by forms and the API. */
export const ACCOUNT_SCHEMAS = {
  registration: createSchema(ACCOUNT_FORMS.registration),
  login: createSchema(ACCOUNT_FORMS.login),
  forgot: createSchema(ACCOUNT_FORMS.forgot),
  reset: createSchema(ACCOUNT_FORMS.reset),
  profile: createSchema(ACCOUNT_FORMS.profile),
  changeEmail: createSchema(ACCOUNT_FORMS.changeEmail),
  code: createSchema(ACCOUNT_FORMS.code),
  secondFactor: createSchema(ACCOUNT_FORMS.secondFactor),
  addApp: createSchema(ACCOUNT_FORMS.addApp),
  addPasskey: createSchema(ACCOUNT_FORMS.addPasskey),
  savePasskey: createSchema(ACCOUNT_FORMS.savePasskey),
  confirmFactor: createSchema(ACCOUNT_FORMS.confirmFactor),
  password: createSchema(ACCOUNT_FORMS.password),
} satisfies Record<AccountFormName, unknown>;
