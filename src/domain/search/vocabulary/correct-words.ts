import type { Db } from "#db/connect.ts";
import { listOneTypoSpellings } from "./one-typo.ts";
import { selectCommonest, selectKnownPrefixes } from "./vocabulary-queries.ts";

/** Corrects the misspelled words of a search that found nothing. Null if no correction is found. */
export async function correctWords(db: Db, words: readonly string[]): Promise<string[] | null> {
  const known = await selectKnownPrefixes(db, words);
  const corrected: string[] = [];
  for (const word of words) {
    const spellings = known.has(word) ? [] : listOneTypoSpellings(word);
    corrected.push((spellings.length > 0 && (await selectCommonest(db, spellings))) || word);
  }
  return corrected.some((word, at) => word !== words[at]) ? corrected : null;
}
