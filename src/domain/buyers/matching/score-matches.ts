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

/** Matches as index positions, with their scores. */
export interface ScoredMatches {
  positions: Uint32Array;
  scores: Uint8Array;
}

const BEST = 100;
const MICROSECONDS_PER_DAY = 86_400_000_000;

/** Returns a listing's own part of the score at a time, by its position in the index. */
export type GetListingScore = (position: number) => number;

/**
 * Sorts matches by score, then by number.
 *
 * @param positions of matches, in any order.
 * @param now in index time: microseconds since 1970.
 */
export function scoreMatches(
  index: ListingIndex,
  preferences: Preferences,
  positions: ArrayLike<number>,
  now: number,
): ScoredMatches {
  const ascending = new Uint32Array(positions).sort();
  const scores = new Uint8Array(ascending.length);
  const scoreAt = createPositionScorer(index, preferences, createListingScorer(index, now));
  // Where the matches with each score start in the result.
  const starts = new Uint32Array(BEST + 2);
  for (let at = 0; at < ascending.length; at++) {
    const score = scoreAt(ascending[at]!);
    scores[at] = score;
    starts[BEST - score + 1]! += 1;
  }
  for (let score = 0; score <= BEST; score++) starts[score + 1]! += starts[score]!;
  const scored = { positions: new Uint32Array(ascending.length), scores: new Uint8Array(ascending.length) };
  for (let at = 0; at < ascending.length; at++) {
    const score = scores[at]!;
    const target = starts[BEST - score]!++;
    scored.positions[target] = ascending[at]!;
    scored.scores[target] = score;
  }
  return scored;
}

/**
 * Selects the positions of the best matches, without sorting the rest.
 *
 * @param getListingScore the result of `createListingScorer`, shared when many buyers are matched at one time.
 */
export function selectBestMatches(
  index: ListingIndex,
  preferences: Preferences,
  positions: ArrayLike<number>,
  max: number,
  getListingScore: GetListingScore,
): number[] {
  const scoreAt = createPositionScorer(index, preferences, getListingScore);
  const best: { position: number; score: number }[] = [];
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at]!;
    const score = scoreAt(position);
    const last = best.at(-1);
    if (best.length === max && last && !isBefore(score, position, last)) continue;
    let insertAt = best.length;
    while (insertAt > 0 && isBefore(score, position, best[insertAt - 1]!)) insertAt -= 1;
    best.splice(insertAt, 0, { position, score });
    if (best.length > max) best.pop();
  }
  return best.map(({ position }) => position);
}

function isBefore(score: number, position: number, other: { position: number; score: number }): boolean {
  return score > other.score || (score === other.score && position < other.position);
}

/** Returns the listings' own part of the score at a time, computed on first use. */
export function createListingScorer(index: ListingIndex, now: number): GetListingScore {
  const known = new Float64Array(index.size).fill(Number.NaN);
  return (position) => {
    const before = known[position]!;
    if (!Number.isNaN(before)) return before;
    const status = computeListingScore(getFactsAt(index, position, now));
    known[position] = status;
    return status;
  };
}

function createPositionScorer(
  index: ListingIndex,
  preferences: Preferences,
  getListingScore: GetListingScore,
): (position: number) => number {
  const columns = { price: index.price, down_payment: index.down_payment, discretionary_earnings: index.sde };
  const score = createScorer(preferences);
  const getCellShare = computeCellShares(index, preferences.rows);
  let current = 0;
  const getAmount = (amount: Amount): Minor | null => getAmountAt(columns[amount], current);
  return (position) => {
    current = position;
    return score(getListingScore(position), getCellShare(index.cells[position]!), getAmount);
  };
}

/** Reads the values that the rules use from the index. */
export function getFactsAt(index: ListingIndex, position: number, now: number): MatchFacts {
  const cell = index.cells[position]!;
  const multiple = getSectorCodes(index).multiples[getSectorOfCell(index, cell)]!;
  return {
    ...getPlaceAndSector(index, cell),
    sector_multiple: Number.isNaN(multiple) ? null : multiple,
    price: getAmountAt(index.price, position),
    down_payment: getAmountAt(index.down_payment, position),
    discretionary_earnings: getAmountAt(index.sde, position),
    age: (now - (getAmountAt(index.listed, position) ?? now)) / MICROSECONDS_PER_DAY,
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

function getAmountAt({ codes, values }: NumberColumn, position: number): Minor | null {
  const code = codes[position]!;
  return code < values.length ? values[code]! : null;
}

/** Converts a time to index time: microseconds since 1970. */
export function toIndexTime(moment: Date): number {
  return moment.getTime() * 1_000;
}
