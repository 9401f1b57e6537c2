import type { Context } from "#domain/context.ts";
import { readTerms, TERM_KEYS } from "#domain/valuation/financing/read-terms.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import type { SearchParams } from "../search-params.ts";

/** Reads a buyer's financing terms from a URL's query and combines them with the edition's defaults. */
export function readFinancingTerms({ edition, locale }: Pick<Context, "edition" | "locale">, query: URLSearchParams) {
  const request: SearchParams = TERM_KEYS.flatMap((key) => {
    const typed = query.get(key);
    return typed?.trim() ? [[key, typed]] : [];
  });
  const { terms, wrong } = readTerms(Object.fromEntries(request), edition.financing);
  const source = translateEditionWord(locale, terms.source);
  return { query: request, terms: { ...terms, source }, defaultTerms: edition.financing, invalid_terms: wrong };
}
