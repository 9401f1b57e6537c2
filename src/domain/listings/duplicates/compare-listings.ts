import { memoize } from "#lib/memoize.ts";
import { normalizeWords } from "../checks/normalize-words.ts";

/** The values that are compared between two listings. Amounts are in minor units; null is "not disclosed". */
export interface ComparedListing {
  name: string;
  category_slug: string;
  region_slug: string;
  county: string | null;
  price: number | null;
  sellers_discretionary_earnings: number | null;
  total_sales: number | null;
}

const FIGURES = ["price", "sellers_discretionary_earnings", "total_sales"] as const;

/** What two listings have in common. */
export type SharedField = "name" | (typeof FIGURES)[number];

/** Min similarity of two headlines that may be of the same business; 1 means equal. */
const MIN_SIMILARITY = 0.75;

/** Figures count as equal if they differ by no more than this fraction, because of rounding. */
const TOLERANCE = 0.01;

/**
 * Returns what makes two listings look like the same business; empty if they don't. They need the same place and no
 * contradicting figure, and either similar headlines, or the same category and two equal figures.
 */
export function listSharedFields(one: ComparedListing, other: ComparedListing): SharedField[] {
  if (one.region_slug !== other.region_slug) return [];
  if (one.county && other.county && one.county !== other.county) return [];
  const shared: SharedField[] = [];
  for (const field of FIGURES) {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) continue;
    if (Math.abs(a - b) > TOLERANCE * Math.max(Math.abs(a), Math.abs(b))) return [];
    shared.push(field);
  }
  if (getSimilarity(one.name, other.name) >= MIN_SIMILARITY) return ["name", ...shared];
  return shared.length >= 2 && one.category_slug === other.category_slug ? shared : [];
}

/**
 * Returns how similar two texts are, from 0 to 1, by their pairs of letters (Sørensen–Dice). It also works for
 * languages without spaces between words.
 */
export function getSimilarity(one: string, other: string): number {
  const [a, b] = [getPairs(one), getPairs(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/** Cached, because an import compares each headline with many. */
const getPairs = memoize(1_000, (text): ReadonlySet<string> => {
  const letters = [...normalizeWords(text)];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
});
