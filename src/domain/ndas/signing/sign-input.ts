import * as v from "valibot";
import { requiredFieldsMissing } from "#editions/contract-messages.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { checkForm } from "#lib/forms/check-form.ts";
import type { Form } from "#lib/forms/form.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";

export interface SignInput {
  /** The legal name as typed. */
  signature: string;
  /** IANA name. */
  time_zone: string | null;
  /** The version of the text that the buyer read. */
  template_version: string | null;
}

const createTextSchema = (max: number) =>
  v.pipe(v.string("text"), v.transform(toSingleLine), v.maxLength(max, "too_long"));

/** The fields of a signature. */
export const SIGN_FORM = {
  signature: "required",
  consent: "consent",
  time_zone: "optional",
  template_version: "optional",
} as const satisfies Form;

export const signSchema = v.strictObject(
  {
    signature: v.optional(v.pipe(createTextSchema(200), v.description("The buyer's typed legal name."))),
    consent: v.optional(v.pipe(v.boolean("boolean"), v.description("Consent to sign electronically; must be true."))),
    time_zone: v.optional(
      v.pipe(createTextSchema(64), v.description("The buyer's IANA time zone, stored as evidence.")),
    ),
    template_version: v.optional(
      v.pipe(createTextSchema(64), v.description("SHA-256 of the text that was read; 409 if it has changed.")),
    ),
  },
  "unknown_field",
);

/** Reasons why a signature is invalid. */
export type SignCode =
  | "required"
  | "must_accept"
  | "text"
  | "boolean"
  | "too_long"
  | "unknown_field"
  | "time_zone"
  | "other_name";

export function checkSignature(
  raw: Record<string, unknown>,
): { input: SignInput } | { codes: Record<string, SignCode> } {
  const { typed, codes } = checkForm<typeof signSchema, SignCode>(signSchema, SIGN_FORM, raw);
  const { signature, time_zone, template_version } = typed;
  if (time_zone && !isTimeZone(time_zone)) codes.time_zone ??= "time_zone";
  if (Object.keys(codes).length > 0) return { codes };
  return {
    input: {
      signature: signature ?? "",
      time_zone: time_zone || null,
      template_version: template_version || null,
    },
  };
}

/** Creates the validation error in the user's language; `name` is the profile's, if the signature should match it. */
export function createSignatureProblem(codes: Record<string, SignCode>, locale: Locale, name = ""): Invalid {
  const options = getMessageOptions(locale);
  const isIncomplete = Object.values(codes).some((code) => code === "required" || code === "must_accept");
  const message = isIncomplete ? requiredFieldsMissing({}, options) : m.field_check_marked({}, options);
  const LABELS: Record<SignCode, (field: string) => string> = {
    required: (field) => (field === "consent" ? m.nda_consent_required : m.nda_field_required)({}, options),
    must_accept: () => m.nda_consent_required({}, options),
    text: () => m.nda_field_text({}, options),
    boolean: () => m.nda_consent_required({}, options),
    too_long: () => m.nda_field_too_long({}, options),
    unknown_field: () => m.nda_field_unknown({}, options),
    time_zone: () => m.nda_time_zone_wrong({}, options),
    other_name: () => m.nda_other_name({ name }, options),
  };
  return new Invalid(
    message,
    Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [LABELS[code](field)]])),
  );
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
