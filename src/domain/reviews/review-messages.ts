import { getFieldMessage } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { FieldCode, FieldCodes } from "#domain/leads/inquiries/inquiry-schema.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { REVIEW_LIMITS } from "./review-input.ts";

/** Creates the validation error for a review, in the author's language. */
export function createReviewProblem(codes: FieldCodes, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const isIncomplete = Object.values(codes).some((code) => code === "required" || code === "must_accept");
  const message = isIncomplete ? m.field_all_required({}, options) : m.field_check_marked({}, options);
  const errors = Object.entries(codes).map(([field, code]) => [field, [getReviewFieldMessage(field, code, locale)]]);
  return new Invalid(message, Object.fromEntries(errors));
}

/** Describes what is wrong with a field of a review and what to do about it. */
export function getReviewFieldMessage(field: string, code: FieldCode, locale: Locale): string {
  const options = getMessageOptions(locale);
  if (field === "rating" && (code === "required" || code === "invalid")) return m.field_rating_required({}, options);
  if (field === "text" && code === "required") return m.field_review_required({}, options);
  if (code === "too_long" && field in REVIEW_LIMITS)
    return m.field_too_long({ limit: REVIEW_LIMITS[field as keyof typeof REVIEW_LIMITS] }, options);
  return getFieldMessage(field, code, locale);
}

/** Returns the confirmation that a form shows after a review was submitted. */
export function getReviewSubmittedMessage(locale: Locale): string {
  return m.review_submitted({}, getMessageOptions(locale));
}
