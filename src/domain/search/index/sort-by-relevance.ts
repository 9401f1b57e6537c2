import { type Bitmap, countBits, listBits } from "./bitmap.ts";
import { getTerms } from "./headline-terms.ts";
import type { ListingIndex } from "./listing-index.ts";
import { groupCount } from "./ordered-column.ts";

/**
 * The weight of a word by where it occurs. A hit contains every word, so a word that is in none of the other fields is
 * in the text.
 */
const WEIGHTS = { headline: 5, headline_prefix: 3, sector: 3, text: 1 };

/** BM25's saturation: how little it adds if a word is in a second field, too. */
const SATURATION = 2;

/** BM25's length normalization, and the usual number of words in a headline. */
const LENGTH_SHARE = 0.5;
const USUAL_LENGTH = 6;

/**
 * How much a listing's score grows if the whole search names its sector or a kind of it, as a fraction of the rest of
 * the score.
 */
const SECTOR_GAIN = 0.15;

/** How much more the newest listing gets than the oldest. */
const FRESHNESS_GAIN = 0.15;

/** The sectors that the words of a search stand for: by single word, and by the whole search. */
export interface SectorWords {
  byWord: readonly ReadonlySet<string>[];
  whole: ReadonlySet<string>;
}

/** Returns the positions of the listings that match words, most relevant first (BM25 with fields); ties by number. */
export function sortByRelevance(
  index: ListingIndex,
  hits: Bitmap,
  words: readonly string[],
  sectors: SectorWords,
): Uint32Array<ArrayBuffer> {
  const positions = listBits(hits, countBits(hits));
  const matches = words.map((word) => matchTerms(index, word));
  const frequencies = words.map((_, at) => computeFrequency(index, positions, matches[at]!));
  const scores = new Map<number, number>();
  const newest = Math.max(1, groupCount(index.listed) - 2);
  for (const position of positions) {
    const sector = index.sector_slugs[Math.floor(index.cells[position]! / index.states.values.length)]!;
    const terms = getTerms(index.headlines, position);
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * terms.length) / USUAL_LENGTH;
    let score = 0;
    words.forEach((_, at) => {
      const inSector = sector.some((slug) => sectors.byWord[at]!.has(slug));
      const weight = getHeadlineWeight(terms, matches[at]!) / length + (inSector ? WEIGHTS.sector : 0);
      const found = weight || WEIGHTS.text;
      score += frequencies[at]! * (found / (found + SATURATION));
    });
    if (sector.some((slug) => sectors.whole.has(slug))) score *= 1 + SECTOR_GAIN;
    scores.set(position, score * (1 + (FRESHNESS_GAIN * index.listed.codes[position]!) / newest));
  }
  return positions.sort((a, b) => scores.get(b)! - scores.get(a)! || a - b);
}

/** Returns the codes of the terms that a word equals or is a prefix of. */
function matchTerms({ headlines }: ListingIndex, word: string): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  headlines.dictionary.values.forEach((term, code) => {
    if (term.startsWith(word)) matches.set(code, term === word ? WEIGHTS.headline : WEIGHTS.headline_prefix);
  });
  return matches;
}

function getHeadlineWeight(terms: Uint32Array, matches: ReadonlyMap<number, number>): number {
  return terms.reduce((most, code) => Math.max(most, matches.get(code) ?? 0), 0);
}

/** Computes the word's inverse document frequency among the headlines of the hits. */
function computeFrequency(index: ListingIndex, positions: Uint32Array, matches: ReadonlyMap<number, number>): number {
  let count = 0;
  for (const position of positions) if (getHeadlineWeight(getTerms(index.headlines, position), matches) > 0) count += 1;
  return Math.log(1 + (positions.length + 1) / (count + 0.5));
}
