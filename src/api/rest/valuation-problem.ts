import { getFieldMessage } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { FieldCode, FieldCodes } from "#domain/leads/inquiries/inquiry-schema.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { DEGREES, GROWTHS, LEASES } from "#domain/valuation/valuation.ts";
import { requiredFieldsMissing } from "#editions/contract-messages.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

/** Valid values, listed in the error for API clients. */
const VALUATION_CHOICES = new Map<string, readonly string[]>([
  ["category", CATEGORIES.map(({ slug }) => slug)],
  ["growth", GROWTHS],
  ["concentration", DEGREES],
  ["owner_dependence", DEGREES],
  ["lease", LEASES],
]);

const AMOUNTS = ["sde", "profit", "owner_pay", "add_backs", "revenue", "inventory", "assets", "real_estate"];

/** Builds the validation error of a valuation request. */
export function createValuationProblem(codes: FieldCodes, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const isIncomplete = Object.values(codes).includes("required");
  const message = isIncomplete ? requiredFieldsMissing({}, options) : m.field_check_marked({}, options);
  const errors = Object.entries(codes).map(([field, code]) => [field, [toMessage(field, code, locale)]]);
  return new Invalid(message, Object.fromEntries(errors));
}

function toMessage(field: string, code: FieldCode, locale: Locale): string {
  const options = getMessageOptions(locale);
  const answers = VALUATION_CHOICES.get(field)?.join(", ");
  if (code === "invalid" && answers) return m.value_wrong_answer({ answers }, options);
  if (code === "invalid" && field === "years") return m.value_wrong_whole_years({}, options);
  if (code === "invalid" && AMOUNTS.includes(field)) return m.value_wrong_plain_amount({}, options);
  return getFieldMessage(field, code, locale);
}
