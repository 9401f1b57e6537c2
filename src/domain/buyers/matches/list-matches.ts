import type { PageQuery } from "#db/select-page.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { type Facets, toFacetValues } from "#domain/search/facets.ts";
import { clearBit, intersect, listBits } from "#domain/search/index/bitmap.ts";
import { countCells } from "#domain/search/index/count-cells.ts";
import { getPage } from "#domain/search/index/get-page.ts";
import { findPositionOfNumber } from "#domain/search/index/merge-plan.ts";
import { narrowListings } from "#domain/search/index/narrow-listings.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import { resolveSearch } from "#domain/search/resolve-search.ts";
import type { ListingFilters } from "#domain/search/search-filters.ts";
import type { Sort } from "#domain/search/sorts.ts";
import { countPages } from "#lib/pages.ts";
import { describeReason } from "../matching/describe-reason.ts";
import { getReasons, getScore } from "../matching/match-rules.ts";
import { findMatchingPositions, getBitmap } from "../matching/narrow-matches.ts";
import { getFactsAt, scoreMatches, toIndexTime } from "../matching/score-matches.ts";
import { type BuyerPreferences, toActivePreferences } from "../preferences/buyer-preferences.ts";
import { getOwnPreferences } from "../preferences/read-preferences.ts";
import { selectHiddenNumbers } from "./hidden-queries.ts";

/** Sorts by match score. All sort orders of the search are available, too. */
export const MATCH_SORT = "score";
export type MatchSort = typeof MATCH_SORT | Sort;

/** Filters narrow the matches like a search. */
export interface MatchFilters extends Omit<ListingFilters, "sort"> {
  sort: MatchSort;
}

export interface Match {
  listing: Listing;
  /** 0 to 100. */
  score: number;
  /** The reasons as text. */
  reasons: string[];
}

export interface MatchPage extends PageQuery {
  matches: Match[];
  total: number;
  pages: number;
  /** Counts for each value of three filters, each ignoring its own filter. */
  facets: Facets;
  /** The preferences that were matched. */
  preferences: BuyerPreferences;
}

/**
 * Lists one page of the signed-in buyer's matches, best first by default, without hidden ones. A page beyond the last
 * is empty and has the total.
 *
 * @throws NotSignedIn
 */
export async function listMatches(context: Context, query: MatchFilters): Promise<MatchPage> {
  return listMatchesForBuyer(
    context,
    { id: requireBuyer(context).id, preferences: await getOwnPreferences(context) },
    query,
  );
}

/** Lists one page of another buyer's matches, by account id, limited to the listings of an office or an agent. */
export async function listMatchesForBuyer(
  context: Context,
  { id, preferences }: { id: number; preferences: BuyerPreferences },
  query: MatchFilters,
  scope: SearchScope = {},
): Promise<MatchPage> {
  const { sort, page, per_page } = query;
  const filters: ListingFilters = { ...query, sort: sort === MATCH_SORT ? "newest" : sort };
  const [hidden, { index, query: indexQuery }] = await Promise.all([
    selectHiddenNumbers(context.db, id),
    resolveSearch(context, filters, scope),
  ]);
  const active = toActivePreferences(preferences);
  const passing = getBitmap(index.size, findMatchingPositions(index, active));
  for (const number of hidden) {
    const position = findPositionOfNumber(index.numbers, number);
    if (position >= 0) clearBit(passing, position);
  }
  const others = narrowListings(index, indexQuery);
  if (others) intersect(passing, others);
  const counted = countCells(index, passing, filters);
  const { total, wanted, facets } = counted;

  const now = toIndexTime(context.clock());
  const skip = (page - 1) * per_page;
  const sortByScore = (): number[] => {
    const positions = listBits(passing, counted.narrowed).filter(
      (position) => !wanted || wanted[index.cells[position]!] === 1,
    );
    const scored = scoreMatches(index, active, positions, now);
    return Array.from(scored.positions.subarray(skip, skip + per_page), (position) => index.numbers[position]!);
  };
  const numbers =
    sort === MATCH_SORT ? sortByScore() : getPage(index, passing, counted, { filters, by_relevance: null });
  const listings = await findListingsByNumbers(context, numbers);
  return {
    matches: listings.map((listing) => {
      const facts = getFactsAt(index, findPositionOfNumber(index.numbers, listing.number), now);
      return {
        listing,
        score: getScore(active, facts),
        reasons: getReasons(active, facts).map((reason) => describeReason(reason, context)),
      };
    }),
    total,
    page,
    per_page,
    preferences,
    pages: countPages(total, per_page),
    facets: toFacetValues(facets, context.edition, context.locale),
  };
}
