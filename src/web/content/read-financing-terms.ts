import type { Context } from "#domain/context.ts";
import { readTerms, TERM_KEYS } from "#domain/valuation/financing/read-terms.ts";
import { isOutdated } from "#editions/financing.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import type { SearchParams } from "../search-params.ts";

/** Reads a buyer's financing terms from a URL's query and combines them with the edition's defaults. */
export function readFinancingTerms(
  { edition, locale, clock }: Pick<Context, "edition" | "locale" | "clock">,
  query: URLSearchParams,
) {
  const request: SearchParams = TERM_KEYS.flatMap((key) => {
    const typed = query.get(key);
    return typed?.trim() ? [[key, typed]] : [];
  });
  const source = translateEditionWord(locale, edition.financing.source);
  const defaultTerms = { ...edition.financing, source, is_outdated: isOutdated(edition.financing, clock()) };
  const { terms, wrong } = readTerms(Object.fromEntries(request), defaultTerms);
  return {
    query: request,
    terms: { ...terms, is_outdated: defaultTerms.is_outdated },
    defaultTerms,
    invalid_terms: wrong,
  };
}
