import { toSlug } from "#lib/slug.ts";
import { COLUMNS, type ImportField } from "../header-names.ts";
import { isSectorName } from "../values/match-category.ts";

/** Words in headers that say nothing about the column's content. */
const EMPTY_WORDS = new Set(
  "the of a an for and or business listing listed is no your our field value total in to".split(" "),
);

/** A column is proposed as the category if it contains at least this many different categories. */
const MIN_SECTORS = 2;
const MAX_SECTOR_LENGTH = 60;

/** Names with a smaller share of common words are not considered similar. */
const MIN_SIMILARITY = 0.6;
/** A column whose texts are longer than this on average is proposed as the description. */
const MIN_DESCRIPTION = 60;

/**
 * Proposes a field for a column of an unknown name, by the words of its name or the length of its texts; null if
 * nothing fits, or if another column already has it.
 */
export function proposeField(
  name: string,
  samples: readonly string[],
  taken: ReadonlySet<ImportField>,
): ImportField | null {
  if (!taken.has("category") && namesSectors(samples)) return "category";
  let best: { field: ImportField; similarity: number } | null = null;
  const words = getWords(name);
  for (const [field, { names }] of COLUMNS) {
    if (taken.has(field)) continue;
    for (const known of names) {
      const similarity = compareWords(words, getWords(known));
      if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { field, similarity };
    }
  }
  if (best) return best.field;
  const texts = samples.filter((sample) => sample !== "");
  const isLong = texts.length > 0 && texts.join("").length >= MIN_DESCRIPTION * texts.length;
  return isLong && !taken.has("description") ? "description" : null;
}

/** Returns whether most of a column's values are names of categories, as in a column called "Type". */
function namesSectors(samples: readonly string[]): boolean {
  const texts = [...new Set(samples)].filter((sample) => /\p{L}/u.test(sample) && sample.length <= MAX_SECTOR_LENGTH);
  const named = texts.filter((text) => isSectorName(text));
  return named.length >= MIN_SECTORS && named.length >= texts.length * MIN_SIMILARITY;
}

function getWords(name: string): Set<string> {
  const words = toSlug(name.replace(/(?<=[a-z])(?=[A-Z])/g, " "))
    .split("-")
    .map((word) => (word.length > 2 ? word.replace(/s$/, "") : word))
    .filter((word) => !EMPTY_WORDS.has(word));
  return new Set(words);
}

/** Returns the share of words that two names have in common. */
function compareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
