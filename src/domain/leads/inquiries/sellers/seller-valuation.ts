import type { Context } from "#domain/context.ts";
import { VALUATION_KEYS, type ValuationKey } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import { type ValuedBusiness, valueBusiness } from "#domain/valuation/value-business.ts";

/** What of a form's answers the calculator understands, by its keys; only what was filled in. */
export function calculatorAnswers(fields: Record<string, unknown>): Partial<Record<ValuationKey, string>> {
  const answered = VALUATION_KEYS.flatMap((key) => {
    const text = String(fields[key] ?? "").trim();
    return text ? [[key, text]] : [];
  });
  return Object.fromEntries(answered);
}

/** What the business of somebody who asked for a valuation could sell for; null where they have said too little. */
export async function sellerValuation(
  context: Context,
  fields: Record<string, unknown>,
  region: string | null,
): Promise<ValuedBusiness | null> {
  const { business } = readValuation(
    { ...(region && { state: region }), ...calculatorAnswers(fields) },
    context.edition,
  );
  return business && valueBusiness(context, business);
}
