import type { Db } from "#db/connect.ts";
import { oneTypoFrom } from "./one-typo.ts";
import { selectCommonest, selectKnown } from "./vocabulary-queries.ts";

/** The words of a search that found nothing, misspelled ones set right; null when there is nothing to set right. */
export async function correctWords(db: Db, words: readonly string[]): Promise<string[] | null> {
  const known = await selectKnown(db, words);
  const corrected: string[] = [];
  for (const word of words) {
    const spellings = known.has(word) ? [] : oneTypoFrom(word);
    corrected.push((spellings.length > 0 && (await selectCommonest(db, spellings))) || word);
  }
  return corrected.some((word, at) => word !== words[at]) ? corrected : null;
}
