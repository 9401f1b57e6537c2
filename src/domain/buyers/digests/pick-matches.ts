import { type MatchReason, type Preferences, reasonsFor } from "#domain/buyers/matching/match-rules.ts";
import { matchingPlaces } from "#domain/buyers/matching/narrow-matches.ts";
import { bestMatches, factsAt, type MatchStatuses } from "#domain/buyers/matching/score-matches.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { placeOfNumber } from "#domain/search/index/merge-plan.ts";

/** How many matches a digest holds at most. */
export const MAX_PICKS = 10;

export interface Picks {
  /** The best first. */
  numbers: number[];
  /** Beside each number. */
  reasons: MatchReason[][];
}

/** What a buyer is not to be told of. */
export interface LeftOut {
  /** Changes up to then are known to them; null leaves nothing out. Microseconds since 1970, as `now` is. */
  since: number | null;
  /** Numbers. */
  hidden: readonly number[];
}

/**
 * The best matches of a buyer that are new to them or have changed, at most ten; null where there is none.
 *
 * @param changed by place in the index, when each listing last changed.
 * @param standings at `now`, the same for all buyers.
 */
export function pickMatches(
  index: ListingIndex,
  changed: Float64Array,
  wishes: Preferences,
  { since, hidden }: LeftOut,
  now: number,
  standings: MatchStatuses,
): Picks | null {
  let places = matchingPlaces(index, wishes);
  if (since !== null) places = places.filter((place) => changed[place]! > since);
  if (hidden.length > 0) {
    const out = new Set(hidden.map((number) => placeOfNumber(index.numbers, number)));
    places = places.filter((place) => !out.has(place));
  }
  if (places.length === 0) return null;
  const best = bestMatches(index, wishes, places, MAX_PICKS, standings);
  return {
    numbers: best.map((place) => index.numbers[place]!),
    reasons: best.map((place) => reasonsFor(wishes, factsAt(index, place, now))),
  };
}

/** By place in the index, when each listing last changed; what has come to be public since counts as old until the index has it. */
export function changesByPlace(
  { numbers, size }: ListingIndex,
  times: readonly { number: number; changed: number }[],
): Float64Array {
  const changed = new Float64Array(size);
  for (const { number, changed: at } of times) {
    const place = placeOfNumber(numbers, number);
    if (place >= 0) changed[place] = at;
  }
  return changed;
}
