import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { parseAmount } from "#domain/search/amount.ts";
import { ANSWERS, FIELD_LABELS } from "#domain/valuation/valuation-labels.ts";
import type { Edition } from "#editions/edition.ts";
import { getFormatLocale, withFormatLocale } from "#editions/format-locale.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { toMajor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { CALL_TIMES } from "./call-times.ts";
import { getDocumentLabels } from "./sellers/document-labels.ts";
import { SELLER_TIMINGS } from "./sellers/timing-labels.ts";

/**
 * A label and value for what a form asked besides name and message, such as a seller's registration or a calculator's
 * inputs.
 */
export interface InquiryFact {
  label: string;
  value: string;
}

interface Reader {
  edition: Edition;
  locale: Locale;
}

const LABELS = {
  call_time: m.mail_fact_call_time,
  business_name: m.mail_fact_business_name,
  ...FIELD_LABELS,
  category: m.filter_category,
  timing: m.field_timing,
  cash_available: m.field_cash_available,
  yearly_sales: m.field_yearly_sales,
  documents: m.seller_step_documents,
  guide: m.mail_fact_guide,
};

/** Fields that are amounts. A number from an API client is in major units. */
const AMOUNTS: readonly string[] = [
  "profit",
  "owner_pay",
  "add_backs",
  "revenue",
  "inventory",
  "assets",
  "real_estate",
  "cash_available",
  "yearly_sales",
];

/** Describes the answers of an inquiry in the forms' order, each with its label and its value as words or an amount. */
export function describeInquiry(fields: Record<string, unknown>, reader: Reader): InquiryFact[] {
  return Object.entries(LABELS)
    .filter(([name]) => ![undefined, null, ""].includes(fields[name] as string))
    .map(([name, label]) => ({
      label: label({}, getMessageOptions(reader.locale)),
      value: describeAnswer(name, fields[name], reader),
    }));
}

function describeAnswer(name: string, value: unknown, reader: Reader): string {
  const text = String(value);
  const options = getMessageOptions(reader.locale);
  if (AMOUNTS.includes(name)) return describeAmount(value, reader);
  if (name === "category" || name === "subcategory") return describeCategory(text, reader.locale);
  if (name === "documents") return getDocumentLabels(text, reader.locale) || text;
  if (name === "call_time") return getOwnValue(CALL_TIMES, text)?.({}, options) ?? text;
  if (name === "timing") return getOwnValue(SELLER_TIMINGS, text)?.({}, options) ?? text;
  if (name === "state") {
    const region = reader.edition.regions.find(({ slug }) => slug === text);
    return region ? getRegionName(reader.locale, region.slug, region.name) : text;
  }
  const choices = getOwnValue<readonly (readonly [string, typeof m.value_lease_none])[]>(ANSWERS, name);
  return choices?.find(([choice]) => choice === text)?.[1]({}, options) ?? text;
}

function describeCategory(slug: string, locale: Locale): string {
  const all = CATEGORIES.flatMap((sector) => [sector, ...sector.subcategories]);
  const found = all.find((each) => each.slug === slug);
  return found ? getCategoryName(locale, found.slug, found.name) : slug;
}

/** Returns an amount as typed, in the edition's currency; text that isn't an amount is unchanged. */
function describeAmount(value: unknown, { edition, locale }: Reader): string {
  const text = String(value).trim();
  const unsigned = text.replace(/^[-−–]\s*/, "");
  const amount = parseAmount(unsigned, typeof value === "number" ? edition : withFormatLocale(edition, locale));
  if (amount === undefined) return text;
  const { currency } = edition;
  const format = createCurrencyFormat(getFormatLocale(edition, locale), currency);
  return format.format(toMajor(unsigned === text ? amount : -amount, currency));
}
