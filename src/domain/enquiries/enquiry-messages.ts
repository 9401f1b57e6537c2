import type { EnquiryType } from "#db/tables/enquiries.ts";
import { guideSent, requiredFieldsMissing, enquirySubmitted as submitted } from "#editions/catalogue.ts";
import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { ENQUIRY_LIMITS, type FieldCode, type FieldCodes } from "./enquiry-schema.ts";

/** The refusal of an enquiry, in words for whoever typed it. */
export function refusalOf(codes: FieldCodes, locale: Locale): Invalid {
  const isIncomplete = Object.values(codes).some((code) => code === "required" || code === "must_accept");
  const says = messagesIn(locale);
  const message = isIncomplete ? requiredFieldsMissing({}, says) : m.field_check_marked({}, says);
  const errors = Object.entries(codes).map(([field, code]) => [field, [fieldMessage(field, code, locale)]]);
  return new Invalid(message, Object.fromEntries(errors));
}

/** What is wrong with a field and what to do about it. */
export function fieldMessage(field: string, code: FieldCode, locale: Locale): string {
  const says = messagesIn(locale);
  switch (code) {
    case "required":
      return (REQUIRED[field] ?? m.field_required)({}, says);
    case "must_accept":
      return m.field_privacy_terms_required({}, says);
    case "email":
      return m.field_email_wrong({}, says);
    case "phone":
      return m.field_phone_wrong({}, says);
    case "too_long":
      return m.field_too_long({ limit: limitOf(field) }, says);
    case "too_many":
      return m.field_too_many({}, says);
    case "unknown_office":
      return m.field_unknown_office({}, says);
    case "unknown_agent":
      return m.field_unknown_agent({}, says);
    case "unknown_listing":
      return m.field_unknown_listing({}, says);
    case "unknown_guide":
      return m.field_unknown_guide({}, says);
    case "challenge":
      return m.field_challenge_wrong({}, says);
    case "unknown_field":
      return m.field_unknown({}, says);
    case "unknown_type":
    case "invalid":
      return m.field_invalid({}, says);
  }
}

/** What a form says once its enquiry has been taken. */
export function enquirySubmitted(type: EnquiryType, locale: Locale): string {
  return (type === "guide" ? guideSent : submitted)({}, messagesIn(locale));
}

/** The consents as a form words them; they are stored in these words. */
export function consentWording(locale: Locale): { privacy_terms: string; sms_opt_in: string } {
  return {
    privacy_terms: m.consent_privacy({}, messagesIn(locale)),
    sms_opt_in: m.consent_sms({}, messagesIn(locale)),
  };
}

type Message = typeof m.field_required;

const REQUIRED: Record<string, Message> = {
  name: m.field_name_required,
  email: m.field_email_required,
  phone: m.field_phone_required,
  postal_code: m.field_postal_code_required,
  message: m.field_message_required,
  listing: m.field_listing_required,
  privacy_terms: m.field_privacy_terms_required,
  "fields.business_name": m.field_business_name_required,
  "fields.category": m.field_category_required,
};

function limitOf(field: string): number {
  const top = field.split(".")[0] as keyof typeof ENQUIRY_LIMITS;
  return ENQUIRY_LIMITS[top] ?? ENQUIRY_LIMITS.name;
}
