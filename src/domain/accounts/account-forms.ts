import type { Form } from "#lib/forms/form.ts";

/** The fields of each account form, top to bottom. */
export const ACCOUNT_FORMS = {
  registration: {
    first_name: "required",
    last_name: "required",
    email: "required",
    phone_country: "required",
    phone_dial_code: "required",
    phone_number: "required",
    password: "required",
    privacy_terms: "consent",
    sms_opt_in: "checkbox",
    challenge: "optional",
  },
  login: { email: "required", password: "required", challenge: "optional" },
  forgot: { email: "required" },
  reset: { token: "required", email: "required", password: "required", password_confirmation: "required" },
  profile: {
    first_name: "required",
    last_name: "required",
    mobile_e164: "optional",
    address_1: "optional",
    locality: "required",
    state: "required",
    postal_code: "required",
    country: "required",
  },
  changeEmail: { email: "required", password: "required" },
  code: { code: "required" },
  /** One of the two is required. */
  secondFactor: { factor_code: "optional", passkey: "optional" },
  addApp: { offer: "required", first_code: "required", password: "required" },
  addPasskey: { name: "required", password: "required" },
  savePasskey: { name: "required", passkey: "required" },
  confirmFactor: { password: "required", factor_code: "optional", passkey: "optional" },
  password: { password: "required" },
} as const satisfies Record<string, Form>;

export type AccountFormName = keyof typeof ACCOUNT_FORMS;
