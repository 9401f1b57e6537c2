import type { Context } from "#domain/context.ts";
import type { SectorWords } from "../index/sort-by-relevance.ts";
import { getLexicon, type Lexicon } from "./lexicon.ts";
import { getPhraseKey, splitUnits } from "./split-units.ts";

/** Returns the sectors that search words stand for in the reader's language. */
export function findSectorWords(words: readonly string[], context: Pick<Context, "edition" | "locale">): SectorWords {
  const lexicon = getLexicon(context);
  return {
    byWord: words.map((word) => new Set(lexicon ? listSectors(word, lexicon) : [])),
    whole: new Set(lexicon ? listSectors(words.join(" "), lexicon) : []),
  };
}

function listSectors(phrase: string, { meanings, phrases }: Lexicon): string[] {
  const found = meanings.get(getPhraseKey(splitUnits(phrase, phrases.stem))) ?? [];
  return found.flatMap((meaning) => ("slug" in meaning && meaning.kind !== "state" ? (meaning.slug ?? []) : []));
}
