import type { Context } from "#domain/context.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import type { CardListing } from "#domain/listings/listing-view.ts";
import { queryIndex } from "./index/query-index.ts";
import type { SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";
import type { ListingFilters } from "./search-filters.ts";

/** The listing before or after another in the results of a search, and the page of the results that it is on. */
export interface Neighbor extends Pick<CardListing, "slug" | "kind" | "name"> {
  page: number;
}

export interface Neighbors {
  /** Counts from 1. */
  position: number;
  total: number;
  previous: Neighbor | null;
  next: Neighbor | null;
}

/** Finds the listings around one in the results of a search; null if the page of the results doesn't have it. */
export async function findNeighbors(
  context: Context,
  number: number,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<Neighbors | null> {
  const { page, per_page } = filters;
  const { index, query } = await resolveSearch(context, filters, scope);
  const getPage = (page: number) => queryIndex(index, { ...query, filters: { ...filters, page } });
  const { numbers, total } = getPage(page);
  const at = numbers.indexOf(number);
  if (at < 0) return null;
  const position = (page - 1) * per_page + at + 1;
  const previous = at > 0 ? { number: numbers[at - 1], page } : { number: undefined, page: page - 1 };
  const next = at < numbers.length - 1 ? { number: numbers[at + 1], page } : { number: undefined, page: page + 1 };
  if (at === 0 && page > 1) previous.number = getPage(page - 1).numbers.at(-1);
  if (at === numbers.length - 1 && position < total) next.number = getPage(page + 1).numbers[0];
  const found = [previous.number, next.number].filter((number) => number !== undefined);
  const cards = new Map((await findCardsByNumbers(context, found)).map((card) => [card.number, card]));
  const toNeighbor = ({ number, page }: { number: number | undefined; page: number }): Neighbor | null => {
    const card = cards.get(number ?? 0);
    return card ? { slug: card.slug, kind: card.kind, name: card.name, page } : null;
  };
  return { position, total, previous: toNeighbor(previous), next: toNeighbor(next) };
}
