import type { Context } from "#domain/context.ts";
import { toSearchWords } from "./search-words.ts";

/** If at least this many words equal the beginning of a headline, the text is taken for that headline. */
const MIN_START_WORDS = 3;

/** Returns whether a text is a listing's headline, or its first words, rather than a sentence about listings. */
export async function isListingName({ index }: Pick<Context, "index">, text: string): Promise<boolean> {
  const words = [...new Set(toSearchWords(text))];
  const { headlines, size } = await index.getCurrent();
  const { dictionary, starts, codes } = headlines;
  const typed = words.map((word) => dictionary.find(word));
  if (words.length < 2 || typed.includes(undefined)) return false;
  for (let at = 0; at < size; at++) {
    const [from, to] = [starts[at]!, starts[at + 1]!];
    const isLongEnough = to - from === words.length || (words.length >= MIN_START_WORDS && to - from > words.length);
    if (isLongEnough && typed.every((code, place) => codes[from + place] === code)) return true;
  }
  return false;
}
