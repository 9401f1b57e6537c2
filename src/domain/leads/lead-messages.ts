import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { LEAD_TEXT_LIMITS, MAX_FILES, MAX_FILES_BYTES, SENT_TYPES } from "./lead-limits.ts";

/** Creates the validation error for a desk form, with localized messages. */
export function createLeadProblem(codes: Record<string, string>, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const getLimit = (field: string): number =>
    field === "subject" || field === "name" ? LEAD_TEXT_LIMITS[field] : LEAD_TEXT_LIMITS.answer;
  const getMessage = (field: string, code: string): string => {
    if (code === "lead_limit") return m.lead_limit_wrong({}, options);
    if (code === "unknown_address") return m.lead_not_recipient({}, options);
    if (code === "not_public") return m.lead_listing_not_public({}, options);
    if (code === "not_signed") return m.lead_document_not_signed({}, options);
    if (code === "file_missing") return m.lead_file_missing({}, options);
    if (code === "files_too_large" || code === "too_many")
      return m.lead_files_too_large({ count: MAX_FILES, megabytes: MAX_FILES_BYTES / 1_000_000 }, options);
    if (code === "file_type")
      return m.lead_file_type_wrong({ types: Object.keys(SENT_TYPES).join(m.list_separator({}, options)) }, options);
    if (code === "placeholder") return m.lead_placeholder_left({}, options);
    if (code === "day") return m.deal_day_wrong({}, options);
    if (code === "required") return m.field_required({}, options);
    if (code === "too_long") return m.field_too_long({ limit: getLimit(field) }, options);
    return code === "unknown_field" ? m.field_unknown({}, options) : m.field_invalid({}, options);
  };
  const errors = Object.entries(codes).map(([field, code]) => [field, [getMessage(field, code)]]);
  return new Invalid(m.field_check_marked({}, options), Object.fromEntries(errors));
}
