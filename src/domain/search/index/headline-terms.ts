import { toSearchWords } from "../search-words.ts";
import { Dictionary } from "./grouping.ts";
import type { MergePlan } from "./merge-plan.ts";

/** The words of each listing's headline, by position in the index. */
export interface HeadlineTerms {
  dictionary: Dictionary<string>;
  /** Where each listing's codes begin in `codes`; the last entry is the end. */
  starts: Uint32Array<ArrayBuffer>;
  codes: Uint32Array<ArrayBuffer>;
}

export function createHeadlineTerms(headlines: readonly string[]): HeadlineTerms {
  const dictionary = new Dictionary<string>();
  return pack(
    dictionary,
    headlines.map((headline) => encode(dictionary, headline)),
  );
}

/** Builds the terms of a newer index: copies those of unchanged rows and adds those of new headlines. */
export function mergeHeadlineTerms(
  old: HeadlineTerms,
  { from }: MergePlan,
  headlines: readonly string[],
): HeadlineTerms {
  const dictionary = new Dictionary(old.dictionary.values);
  const added = headlines.map((headline) => encode(dictionary, headline));
  return pack(
    dictionary,
    Array.from(from, (origin) => (origin >= 0 ? getTerms(old, origin) : added[-1 - origin]!)),
  );
}

/** Returns the codes of the words in a listing's headline. */
export function getTerms({ starts, codes }: HeadlineTerms, at: number): Uint32Array {
  return codes.subarray(starts[at]!, starts[at + 1]!);
}

function encode(dictionary: Dictionary<string>, headline: string): Uint32Array {
  return Uint32Array.from(new Set(toSearchWords(headline)), (word) => dictionary.add(word));
}

function pack(dictionary: Dictionary<string>, terms: readonly Uint32Array[]): HeadlineTerms {
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((own, at) => {
    starts[at + 1] = starts[at]! + own.length;
  });
  const codes = new Uint32Array(starts[terms.length]!);
  terms.forEach((own, at) => {
    codes.set(own, starts[at]);
  });
  return { dictionary, starts, codes };
}
