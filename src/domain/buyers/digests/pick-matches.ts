import { getReasons, type MatchReason, type Preferences } from "#domain/buyers/matching/match-rules.ts";
import { findMatchingPlaces } from "#domain/buyers/matching/narrow-matches.ts";
import { getFactsAt, type MatchStatuses, selectBestMatches } from "#domain/buyers/matching/score-matches.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { findPlaceOfNumber } from "#domain/search/index/merge-plan.ts";

export const MAX_PICKS = 10;

export interface Picks {
  /** Best first. */
  numbers: number[];
  /** In the same order as the numbers. */
  reasons: MatchReason[][];
}

/** What to leave out of a buyer's digest. */
export interface Exclusions {
  /** The buyer knows of changes up to then; null leaves nothing out. Microseconds since 1970, like `now`. */
  since: number | null;
  /** Listing numbers. */
  hidden: readonly number[];
}

/**
 * A buyer's best matches that are new or changed, at most ten; null if there are none.
 *
 * @param changed when each listing last changed, by position in the index.
 * @param statusAt at `now`, the same for all buyers.
 */
export function pickMatches(
  index: ListingIndex,
  changed: Float64Array,
  preferences: Preferences,
  { since, hidden }: Exclusions,
  now: number,
  statusAt: MatchStatuses,
): Picks | null {
  let places = findMatchingPlaces(index, preferences);
  if (since !== null) places = places.filter((place) => changed[place]! > since);
  if (hidden.length > 0) {
    const out = new Set(hidden.map((number) => findPlaceOfNumber(index.numbers, number)));
    places = places.filter((place) => !out.has(place));
  }
  if (places.length === 0) return null;
  const best = selectBestMatches(index, preferences, places, MAX_PICKS, statusAt);
  return {
    numbers: best.map((place) => index.numbers[place]!),
    reasons: best.map((place) => getReasons(preferences, getFactsAt(index, place, now))),
  };
}

/**
 * When each listing last changed, by position in the index. A listing published since counts as old until the index has
 * it.
 */
export function getChangeTimes(
  { numbers, size }: ListingIndex,
  times: readonly { number: number; changed: number }[],
): Float64Array {
  const changed = new Float64Array(size);
  for (const { number, changed: at } of times) {
    const place = findPlaceOfNumber(numbers, number);
    if (place >= 0) changed[place] = at;
  }
  return changed;
}
