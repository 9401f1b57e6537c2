import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import type { NumberColumn } from "#domain/search/index/ordered-column.ts";
import type { Minor } from "#lib/money.ts";
import { computeCellShares } from "./cell-shares.ts";
import {
  type Amount,
  computeListingScore,
  createScorer,
  type MatchFacts,
  type PlaceAndSector,
  type Preferences,
} from "./match-rules.ts";
import { getSectorCodes } from "./sector-codes.ts";

/** Matches as index places, with their scores. */
export interface ScoredMatches {
  places: Uint32Array;
  scores: Uint8Array;
}

const BEST = 100;
const MICROSECONDS_PER_DAY = 86_400_000_000;

/** Returns a listing's own part of the score at a time, by its place in the index. */
export type GetListingScore = (place: number) => number;

/**
 * Sorts matches by score, then by number.
 *
 * @param places of matches, in any order.
 * @param now in index time: microseconds since 1970.
 */
export function scoreMatches(
  index: ListingIndex,
  preferences: Preferences,
  places: ArrayLike<number>,
  now: number,
): ScoredMatches {
  const ascending = new Uint32Array(places).sort();
  const scores = new Uint8Array(ascending.length);
  const scoreAt = createPlaceScorer(index, preferences, createListingScorer(index, now));
  // The start position of each score.
  const starts = new Uint32Array(BEST + 2);
  for (let at = 0; at < ascending.length; at++) {
    const score = scoreAt(ascending[at]!);
    scores[at] = score;
    starts[BEST - score + 1]! += 1;
  }
  for (let score = 0; score <= BEST; score++) starts[score + 1]! += starts[score]!;
  const scored = { places: new Uint32Array(ascending.length), scores: new Uint8Array(ascending.length) };
  for (let at = 0; at < ascending.length; at++) {
    const score = scores[at]!;
    const position = starts[BEST - score]!++;
    scored.places[position] = ascending[at]!;
    scored.scores[position] = score;
  }
  return scored;
}

/**
 * Selects the places of the best matches, without sorting the rest.
 *
 * @param getListingScore the result of `createListingScorer`, shared when many buyers are matched at one time.
 */
export function selectBestMatches(
  index: ListingIndex,
  preferences: Preferences,
  places: ArrayLike<number>,
  max: number,
  getListingScore: GetListingScore,
): number[] {
  const scoreAt = createPlaceScorer(index, preferences, getListingScore);
  const best: { place: number; score: number }[] = [];
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const score = scoreAt(place);
    const last = best.at(-1);
    if (best.length === max && last && !isBefore(score, place, last)) continue;
    let position = best.length;
    while (position > 0 && isBefore(score, place, best[position - 1]!)) position -= 1;
    best.splice(position, 0, { place, score });
    if (best.length > max) best.pop();
  }
  return best.map(({ place }) => place);
}

function isBefore(score: number, place: number, other: { place: number; score: number }): boolean {
  return score > other.score || (score === other.score && place < other.place);
}

/** Returns the listings' own part of the score at a time, computed on first use. */
export function createListingScorer(index: ListingIndex, now: number): GetListingScore {
  const known = new Float64Array(index.size).fill(Number.NaN);
  return (place) => {
    const before = known[place]!;
    if (!Number.isNaN(before)) return before;
    const status = computeListingScore(getFactsAt(index, place, now));
    known[place] = status;
    return status;
  };
}

function createPlaceScorer(
  index: ListingIndex,
  preferences: Preferences,
  getListingScore: GetListingScore,
): (place: number) => number {
  const columns = { price: index.price, down_payment: index.down_payment, discretionary_earnings: index.sde };
  const score = createScorer(preferences);
  const getCellShare = computeCellShares(index, preferences.rows);
  let current = 0;
  const getAmount = (amount: Amount): Minor | null => getAmountAt(columns[amount], current);
  return (place) => {
    current = place;
    return score(getListingScore(place), getCellShare(index.cells[place]!), getAmount);
  };
}

/** Reads the values that the rules use from the index. */
export function getFactsAt(index: ListingIndex, place: number, now: number): MatchFacts {
  const cell = index.cells[place]!;
  const multiple = getSectorCodes(index).multiples[getSectorOfCell(index, cell)]!;
  return {
    ...getPlaceAndSector(index, cell),
    sector_multiple: Number.isNaN(multiple) ? null : multiple,
    price: getAmountAt(index.price, place),
    down_payment: getAmountAt(index.down_payment, place),
    discretionary_earnings: getAmountAt(index.sde, place),
    age: (now - (getAmountAt(index.listed, place) ?? now)) / MICROSECONDS_PER_DAY,
  };
}

function getSectorOfCell({ states }: ListingIndex, cell: number): number {
  return Math.floor(cell / states.values.length);
}

function getPlaceAndSector(index: ListingIndex, cell: number): PlaceAndSector {
  const [category, subcategory] = index.sector_slugs[getSectorOfCell(index, cell)]!;
  const { values } = index.states;
  return { state: values[cell % values.length]!, category, subcategory: subcategory || null };
}

function getAmountAt({ codes, values }: NumberColumn, place: number): Minor | null {
  const code = codes[place]!;
  return code < values.length ? values[code]! : null;
}

/** Converts a time to index time: microseconds since 1970. */
export function toIndexTime(moment: Date): number {
  return moment.getTime() * 1_000;
}
