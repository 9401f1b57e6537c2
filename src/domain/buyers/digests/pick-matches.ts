import { getReasons, type MatchReason, type Preferences } from "#domain/buyers/matching/match-rules.ts";
import { findMatchingPositions } from "#domain/buyers/matching/narrow-matches.ts";
import { type GetListingScore, getFactsAt, selectBestMatches } from "#domain/buyers/matching/score-matches.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { findPositionOfNumber } from "#domain/search/index/merge-plan.ts";

export const MAX_PICKS = 10;

export interface Picks {
  /** The listing numbers, best match first. */
  numbers: number[];
  /** The match reasons of each, in the same order. */
  reasons: MatchReason[][];
}

/** What a buyer's digest leaves out. */
export interface Exclusions {
  /**
   * Listings that haven't changed since this time are left out; null leaves out none. Microseconds since 1970, like
   * `now`.
   */
  since: number | null;
  /** Listing numbers. */
  hidden: readonly number[];
}

/**
 * Returns a buyer's best matches that are new or changed, at most ten; null if there are none.
 *
 * @param changed when each listing last changed, by position in the index.
 * @param getListingScore the scores at `now`, the same for all buyers
 */
export function pickMatches(
  index: ListingIndex,
  changed: Float64Array,
  preferences: Preferences,
  { since, hidden }: Exclusions,
  now: number,
  getListingScore: GetListingScore,
): Picks | null {
  let positions = findMatchingPositions(index, preferences);
  if (since !== null) positions = positions.filter((position) => changed[position]! > since);
  if (hidden.length > 0) {
    const out = new Set(hidden.map((number) => findPositionOfNumber(index.numbers, number)));
    positions = positions.filter((position) => !out.has(position));
  }
  if (positions.length === 0) return null;
  const best = selectBestMatches(index, preferences, positions, MAX_PICKS, getListingScore);
  return {
    numbers: best.map((position) => index.numbers[position]!),
    reasons: best.map((position) => getReasons(preferences, getFactsAt(index, position, now))),
  };
}

/**
 * Returns when each listing last changed, by position in the index. A change that the index doesn't have yet is not
 * considered.
 */
export function getChangeTimes(
  { numbers, size }: ListingIndex,
  times: readonly { number: number; changed: number }[],
): Float64Array {
  const changed = new Float64Array(size);
  for (const { number, changed: at } of times) {
    const position = findPositionOfNumber(numbers, number);
    if (position >= 0) changed[position] = at;
  }
  return changed;
}
