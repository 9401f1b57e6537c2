import type { Selectable } from "kysely";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { Context } from "#domain/context.ts";
import { VALUATION_KEYS, type ValuationKey } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import { valueBusiness } from "#domain/valuation/value-business.ts";
import { toMajor } from "#lib/money.ts";

/** The estimated sale price of the business from the owner's inputs, in major units. */
export interface AttachedValuation {
  low: number;
  likely: number;
  high: number;
  currency: string;
}

/** Returns the valuation from an inquiry's own financials, or null if they aren't sufficient. */
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
