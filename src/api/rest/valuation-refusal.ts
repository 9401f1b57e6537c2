import { CATEGORIES } from "#domain/categories/categories.ts";
import { fieldMessage } from "#domain/enquiries/enquiry-messages.ts";
import type { FieldCode, FieldCodes } from "#domain/enquiries/enquiry-schema.ts";
import { DEGREES, GROWTHS, LEASES } from "#domain/valuation/valuation.ts";
import { requiredFieldsMissing } from "#editions/catalogue.ts";
import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

/** What can be answered, for those that do not know the form. */
const ANSWERS = new Map<string, readonly string[]>([
  ["category", CATEGORIES.map(({ slug }) => slug)],
  ["growth", GROWTHS],
  ["concentration", DEGREES],
  ["owner_dependence", DEGREES],
  ["lease", LEASES],
]);

const AMOUNTS = ["sde", "profit", "owner_pay", "add_backs", "revenue", "inventory", "assets", "real_estate"];

/** The refusal of what a valuation was asked by, in words for whoever wrote it. */
export function refusalOfValuation(codes: FieldCodes, locale: Locale): Invalid {
  const says = messagesIn(locale);
  const isIncomplete = Object.values(codes).includes("required");
  const message = isIncomplete ? requiredFieldsMissing({}, says) : m.field_check_marked({}, says);
  const errors = Object.entries(codes).map(([field, code]) => [field, [messageOf(field, code, locale)]]);
  return new Invalid(message, Object.fromEntries(errors));
}

function messageOf(field: string, code: FieldCode, locale: Locale): string {
  const says = messagesIn(locale);
  const answers = ANSWERS.get(field)?.join(", ");
  if (code === "invalid" && answers) return m.value_wrong_answer({ answers }, says);
  if (code === "invalid" && field === "years") return m.value_wrong_whole_years({}, says);
  if (code === "invalid" && AMOUNTS.includes(field)) return m.value_wrong_plain_amount({}, says);
  return fieldMessage(field, code, locale);
}
