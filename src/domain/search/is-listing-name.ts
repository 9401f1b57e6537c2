import type { Context } from "#domain/context.ts";
import { selectNamesFor } from "./index/index-queries.ts";
import { selectHits } from "./search-queries.ts";
import { toSearchWords } from "./search-words.ts";

/** A name shared by more listings is a description. */
const MAX_HITS = 50;

/** This many words at the start of a headline are meant as the headline. */
const MIN_START_WORDS = 3;

/** Whether a text is a listing's headline, or the first words of one, and so not a sentence about listings. */
export async function isListingName({ db }: Context, text: string): Promise<boolean> {
  const words = toSearchWords(text);
  if (words.length < 2) return false;
  const numbers = await selectHits(db, words);
  if (numbers.length === 0 || numbers.length > MAX_HITS) return false;
  const typed = words.join(" ");
  return [...(await selectNamesFor(db, numbers)).values()].some((name) => {
    const headline = toSearchWords(name).join(" ");
    return headline === typed || (words.length >= MIN_START_WORDS && headline.startsWith(typed));
  });
}
