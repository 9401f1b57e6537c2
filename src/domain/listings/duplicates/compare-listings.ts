import { normalizeWords } from "../checks/normalize-words.ts";

/** What two listings are compared by. Amounts are in minor units; null is "not disclosed". */
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

/** Headlines at least this alike may be of one business; 1 is the same. */
const MIN_SIMILARITY = 0.75;

/** Figures that differ by no more than this share are the same, rounded. */
const TOLERANCE = 0.01;

/**
 * What makes two listings look like one business, empty if they don't: the same place, no figure that contradicts, and a
 * like headline, or two of the figures in the same category.
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

/** How alike two texts are by their pairs of letters (Sørensen–Dice), which works without spaces between words, too. */
export function getSimilarity(one: string, other: string): number {
  const [a, b] = [getPairs(one), getPairs(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

function getPairs(text: string): Set<string> {
  const letters = [...normalizeWords(text)];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
