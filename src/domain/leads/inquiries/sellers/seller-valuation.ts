import type { Context } from "#domain/context.ts";
import { VALUATION_KEYS, type ValuationKey } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import { type ValuedBusiness, valueBusiness } from "#domain/valuation/value-business.ts";

/** Returns the form answers that the calculator accepts, by its keys. Only filled-in ones are included. */
export function getCalculatorAnswers(fields: Record<string, unknown>): Partial<Record<ValuationKey, string>> {
  const answered = VALUATION_KEYS.flatMap((key) => {
    const text = String(fields[key] ?? "").trim();
    return text ? [[key, text]] : [];
  });
  return Object.fromEntries(answered);
}

/** Returns the estimated sale price for a valuation inquiry, or null if it has too little data. */
export async function computeSellerValuation(
  context: Context,
  fields: Record<string, unknown>,
  region: string | null,
): Promise<ValuedBusiness | null> {
  const { business } = readValuation(
    { ...(region && { state: region }), ...getCalculatorAnswers(fields) },
    context.edition,
  );
  return business && valueBusiness(context, business);
}
