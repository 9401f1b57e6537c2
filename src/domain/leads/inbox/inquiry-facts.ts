import type { Selectable } from "kysely";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Context } from "#domain/context.ts";
import { VALUATION_KEYS, type ValuationKey } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import { valueBusiness } from "#domain/valuation/value-business.ts";
import { toMajor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

export interface InquiryFact {
  label: string;
  value: string;
}

const FACT_LABELS: Record<string, () => string> = {
  business_name: m.mail_fact_business_name,
  category: m.mail_fact_category,
  guide: m.mail_fact_guide,
};

/** What a form asked besides name and message, as readable text: a seller's registration, a calculator's inputs. */
export function getInquiryFacts(fields: Record<string, unknown>): InquiryFact[] {
  return (
    Object.entries(fields)
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) => ({ label: getLabel(name), value: toDisplayText(name, value) }))
      // The database stores a form's answers without their order.
      .sort((a, b) => a.label.localeCompare(b.label))
  );
}

function getLabel(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return getOwnValue(FACT_LABELS, name)?.() ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function toDisplayText(name: string, value: unknown): string {
  const category = name === "category" ? CATEGORIES.find(({ slug }) => slug === value) : undefined;
  return category?.name ?? String(value);
}

/** The estimated sale price of the business from the owner's inputs, in major units. */
export interface AttachedValuation {
  low: number;
  likely: number;
  high: number;
  currency: string;
}

/** The valuation from an inquiry's own financials, or null if they aren't sufficient. */
export async function findAttachedValuation(
  context: Context,
  { fields }: Pick<Selectable<InquiryTable>, "fields">,
): Promise<AttachedValuation | null> {
  const typed = VALUATION_KEYS.filter((key) => ["string", "number"].includes(typeof fields[key])).map(
    (key): [ValuationKey, string | number] => [key, fields[key] as string | number],
  );
  const { business } = readValuation(Object.fromEntries(typed), context.edition);
  if (!business) return null;
  const { valuation } = await valueBusiness(context, business);
  if (!("likely" in valuation)) return null;
  const { currency } = context.edition;
  const [low, likely, high] = [valuation.low, valuation.likely, valuation.high].map((each) => toMajor(each, currency));
  return { low: low ?? 0, likely: likely ?? 0, high: high ?? 0, currency };
}
