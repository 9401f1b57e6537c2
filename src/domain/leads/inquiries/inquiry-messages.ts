import type { InquiryType } from "#db/tables/inquiries.ts";
import { type FilterType, findFilter } from "#domain/search/search-filters.ts";
import { guideSent, requiredFieldsMissing, inquirySubmitted as submitted } from "#editions/contract-messages.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { type FieldCode, type FieldCodes, INQUIRY_LIMITS } from "./inquiry-schema.ts";

/** Creates the validation error for an inquiry, with localized messages. */
export function createInquiryProblem(codes: FieldCodes, locale: Locale): Invalid {
  const isIncomplete = Object.values(codes).some((code) => code === "required" || code === "must_accept");
  const options = getMessageOptions(locale);
  const message = isIncomplete ? requiredFieldsMissing({}, options) : m.field_check_marked({}, options);
  const errors = Object.entries(codes).map(([field, code]) => [field, [getFieldMessage(field, code, locale)]]);
  return new Invalid(message, Object.fromEntries(errors));
}

/** Returns what is wrong with a field and how to fix it. */
export function getFieldMessage(field: string, code: FieldCode, locale: Locale): string {
  const options = getMessageOptions(locale);
  switch (code) {
    case "required":
      return (getOwnValue(REQUIRED, field) ?? m.field_required)({}, options);
    case "must_accept":
      return m.field_privacy_terms_required({}, options);
    case "email":
      return m.field_email_wrong({}, options);
    case "phone":
      return m.field_phone_wrong({}, options);
    case "postal_code":
      return m.account_postal_code_wrong({}, options);
    case "unknown_category":
      return m.field_unknown_category({}, options);
    case "too_long":
      return m.field_too_long({ limit: getLimit(field) }, options);
    case "too_many":
      return m.field_too_many({}, options);
    case "unknown_office":
      return m.field_unknown_office({}, options);
    case "unknown_agent":
      return m.field_unknown_agent({}, options);
    case "unknown_listing":
      return m.field_unknown_listing({}, options);
    case "unknown_guide":
      return m.field_unknown_guide({}, options);
    case "challenge":
      return m.field_challenge_wrong({}, options);
    case "unknown_field":
      return m.field_unknown({}, options);
    case "duplicate":
      return m.filter_duplicate({}, options);
    case "range":
      return m.filter_range({}, options);
    case "invalid_filter":
      return getFilterMessage(field, options);
    case "unknown_type":
    case "invalid":
      return (getOwnValue(INVALID, field) ?? m.field_invalid)({}, options);
  }
}

/** The confirmation shown after an inquiry is submitted. */
export function getSubmittedMessage(type: InquiryType, locale: Locale): string {
  return (type === "guide" ? guideSent : submitted)({}, getMessageOptions(locale));
}

/** Returns the consent texts shown on a form, which are stored verbatim. */
export function getConsentWording(locale: Locale): { privacy_terms: string; sms_opt_in: string } {
  return {
    privacy_terms: m.consent_privacy({}, getMessageOptions(locale)),
    sms_opt_in: m.consent_sms({}, getMessageOptions(locale)),
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

/** Query parameters whose expected values aren't obvious from the name. */
const INVALID: Record<string, Message> = {
  name: m.field_name_wrong,
  office: m.field_unknown_office,
  agent: m.field_unknown_agent,
  per_page: m.field_per_page_wrong,
};

const INVALID_FILTERS: Record<Exclude<FilterType, "radius" | "decimal">, Message> = {
  words: m.filter_words_wrong,
  slugs: m.filter_choice_wrong,
  exclusions: m.filter_choice_wrong,
  amount: m.filter_amount_wrong,
  income: m.filter_amount_wrong,
  whole: m.filter_count_wrong,
  flag: m.filter_flag_wrong,
  kind: m.filter_choice_wrong,
  owner: m.field_invalid,
  places: m.filter_place_wrong,
  box: m.filter_box_wrong,
  polygon: m.filter_polygon_wrong,
  sort: m.filter_choice_wrong,
  count: m.filter_count_wrong,
};

/** Returns what a search filter expects. */
function getFilterMessage(key: string, options: ReturnType<typeof getMessageOptions>): string {
  const { type = "slugs", max = 0 } = findFilter(key) ?? {};
  if (type === "radius" || type === "decimal") return m.filter_radius_wrong({ max: String(max) }, options);
  return (getOwnValue(INVALID, key) ?? INVALID_FILTERS[type])({}, options);
}

function getLimit(field: string): number {
  const [top = ""] = field.split(".");
  return getOwnValue<number>(INQUIRY_LIMITS, top) ?? INQUIRY_LIMITS.name;
}
