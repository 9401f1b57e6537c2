import type { Context } from "#domain/context.ts";
import { toMajorComparables, toMajorValuation } from "#domain/valuation/in-major.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import { valueBusiness } from "#domain/valuation/value-business.ts";
import { withFormatLocale } from "#editions/format-locale.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import type { SearchParams } from "../search-params.ts";

/**
 * Reads the calculator's query and estimates the value in major units; null if required answers are missing.
 *
 * @param state the default region if the query has none.
 */
export async function estimateFromQuery(context: Context, query: URLSearchParams, state: string | undefined) {
  const { edition } = context;
  const request: SearchParams = VALUATION_KEYS.flatMap((key) => {
    const typed = query.get(key);
    return typed?.trim() ? [[key, typed]] : [];
  });
  const typed = { ...(state && { state }), ...Object.fromEntries(request) };
  const { business, problems, missing } = readValuation(typed, withFormatLocale(edition, context.locale));
  const valued = business && (await valueBusiness(context, business));
  const valuation = valued && toMajorValuation(valued.valuation, edition.currency);
  const found = valued?.comparables ? toMajorComparables(valued.comparables, edition.currency) : null;
  const comparables = found && { ...found, place: found.place && translateEditionWord(context.locale, found.place) };
  return { query: request, problems, missing, valuation, comparables, category: business?.category ?? null };
}
