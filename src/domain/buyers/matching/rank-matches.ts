import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import type { NumberColumn } from "#domain/search/index/ordered-column.ts";
import type { Minor } from "#lib/money.ts";
import { type MatchFacts, type Preferences, rowShare, scoreOf } from "./match-rules.ts";
import { sectorCodes } from "./sector-codes.ts";

/** Matches by their places in the index and, beside them, how well each fits. */
export interface RankedMatches {
  places: Uint32Array;
  scores: Uint8Array;
}

const BEST = 100;
const MICROSECONDS_A_DAY = 86_400_000_000;

/**
 * Matches in the order in which a buyer is shown them: by score, those of the same by number.
 *
 * @param places of matches, in any order.
 * @param now as the index has its times: microseconds since 1970.
 */
export function rankMatches(
  index: ListingIndex,
  preferences: Preferences,
  places: ArrayLike<number>,
  now: number,
): RankedMatches {
  const ascending = new Uint32Array(places).sort();
  const scores = new Uint8Array(ascending.length);
  // Where those of each score begin: behind all better ones.
  const starts = new Uint32Array(BEST + 2);
  const shares = new Map<number, number | null>();
  for (let at = 0; at < ascending.length; at++) {
    const place = ascending[at]!;
    const facts = factsAt(index, place, now);
    const cell = index.cells[place]!;
    let share = shares.get(cell);
    if (share === undefined) {
      share = rowShare(preferences.rows, facts);
      shares.set(cell, share);
    }
    const score = scoreOf(preferences, facts, share);
    scores[at] = score;
    starts[BEST - score + 1]! += 1;
  }
  for (let score = 0; score <= BEST; score++) starts[score + 1]! += starts[score]!;
  const ranked = { places: new Uint32Array(ascending.length), scores: new Uint8Array(ascending.length) };
  for (let at = 0; at < ascending.length; at++) {
    const score = scores[at]!;
    const rank = starts[BEST - score]!++;
    ranked.places[rank] = ascending[at]!;
    ranked.scores[rank] = score;
  }
  return ranked;
}

/** What the rules look at, as the index has it. */
export function factsAt(index: ListingIndex, place: number, now: number): MatchFacts {
  const states = index.states.values.length;
  const cell = index.cells[place]!;
  const sector = Math.floor(cell / states);
  const [category, subcategory] = index.sector_slugs[sector]!;
  const multiple = sectorCodes(index).multiples[sector]!;
  return {
    state: index.states.values[cell % states]!,
    category,
    subcategory: subcategory || null,
    sector_multiple: Number.isNaN(multiple) ? null : multiple,
    price: amountAt(index.price, place),
    down_payment: amountAt(index.down_payment, place),
    discretionary_earnings: amountAt(index.sde, place),
    age: (now - (amountAt(index.listed, place) ?? now)) / MICROSECONDS_A_DAY,
  };
}

function amountAt({ codes, values }: NumberColumn, place: number): Minor | null {
  const code = codes[place]!;
  return code < values.length ? values[code]! : null;
}

/** A moment as the index has its times. */
export function indexTime(moment: Date): number {
  return moment.getTime() * 1_000;
}
