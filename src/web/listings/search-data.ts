import type { Context } from "#domain/context.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { isMoney, type SearchScope } from "#domain/search/listing-filters.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import { relaxSearch } from "#domain/search/relax-search.ts";
import { FILTER_KEYS, type ListingFilters, NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { isNearMe } from "#domain/search/sentence/read-sentence.ts";
import { listRegions, translateEditionWord } from "#editions/translated-data.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import { toMajor } from "#lib/money.ts";
import type { SearchParams } from "../search-params.ts";
import { type PlanTerms, toCards } from "./listing-cards.ts";
import { createSearchMap } from "./search-map.ts";

/** Max phrases of a sentence to show that no filter could express. */
const MAX_UNREAD = 5;
const MAX_UNREAD_LENGTH = 80;

/** Loads everything that a page of search results shows. */
export async function loadSearchData(
  context: Context,
  params: URLSearchParams,
  scope: SearchScope,
  map: CountryMap | null,
) {
  const { filters, ignored } = await readListingFilters(context, params);
  const found = await searchCards(context, filters, scope);
  const planTerms = getPlanTerms(filters, context.edition);
  const unread = params
    .getAll("unread")
    .slice(0, MAX_UNREAD)
    .map((phrase) => phrase.slice(0, MAX_UNREAD_LENGTH));
  return {
    ...found,
    listings: toCards(found.listings, context.clock(), planTerms),
    hasMap: map !== null,
    map: params.get("view") === "map" ? await createSearchMap(context, map, filters, scope) : null,
    plan: planTerms && {
      cash: planTerms.cash,
      source: translateEditionWord(context.locale, planTerms.terms.source),
      as_of: planTerms.terms.as_of,
    },
    ignored,
    unread: unread.filter((phrase) => !isNearMe(phrase, context)),
    asksNear: filters.near.length === 0 && unread.some((phrase) => isNearMe(phrase, context)),
    relaxations: found.total === 0 ? await relaxSearch(context, filters, scope) : [],
    /** The valid query as typed, for the form and for links. */
    query: getSearchParams(params, ignored),
    amounts: getAmounts(filters, context.edition.currency),
    radius: filters.radius,
    categories: listCategories(context.locale),
    regions: listRegions(context.locale, context.edition),
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearchData>>;

/** Returns the amount filters in major units, by key. */
function getAmounts(filters: ListingFilters, currency: string): Record<string, number> {
  return Object.fromEntries(
    FILTER_KEYS.filter(isMoney).flatMap((key) => {
      const minor = filters[key];
      return minor === null ? [] : [[key, toMajor(Number(minor), currency)]];
    }),
  );
}

/** Returns the financing terms for the cards' purchase plans; null unless the search is by income. */
function getPlanTerms(
  { income_min, down_payment_max }: ListingFilters,
  { financing, currency }: Context["edition"],
): PlanTerms | null {
  if (income_min === null) return null;
  return { terms: financing, cash: down_payment_max === null ? null : toMajor(down_payment_max, currency) };
}

/** Returns the valid parameters of a search as typed, each value once. */
export function getSearchParams(params: URLSearchParams, ignored: { key: string; value: string }[]): SearchParams {
  return [...params].filter(
    ([key, value], at, all) =>
      value !== "" &&
      all.findIndex(([other, text]) => other === key && text === value) === at &&
      (Object.hasOwn(NO_FILTERS, key) || (key === "view" && value === "map")) &&
      !ignored.some((invalid) => invalid.key === key && invalid.value === value),
  );
}
