import type { Context } from "#domain/context.ts";
import { toSearchWords } from "../search-words.ts";
import { listOneTypoSpellings } from "../vocabulary/one-typo.ts";
import { CONTENT, CORRECTED, type Lexicon } from "./lexicon.ts";
import { isListed } from "./read-places.ts";
import { isOf, isUnknown, readTokens, type Token } from "./read-tokens.ts";
import { getSkeleton } from "./spellings.ts";
import { getPhraseKey, splitUnits } from "./split-units.ts";

/** Shorter words have too many similar words to correct a typo. */
const MIN_TYPO_LENGTH = 5;

/** In a word of this length, two letters may still be swapped. */
const SWAPPED_LENGTH = 4;

/** Words with fewer consonants sound like too many others. */
const MIN_SKELETON_LENGTH = 5;
const MIN_WEAK_SKELETON_LENGTH = 3;
const MAX_LENGTH_DIFFERENCE = 2;

/** How many spellings of a text are tried. Each reads the whole text again. */
const MAX_TRIES = 6;

/** Corrects unknown words that are one typo away from a word of the lexicon and then have a meaning. */
export function correctTypos(text: string, tokens: readonly Token[], lexicon: Lexicon, context: Context): string {
  let corrected = text;
  let tries = 0;
  if (lexicon.phrases.has_characters) return correctKatakana(text, tokens, lexicon);
  // From the end, so that the positions before a correction stay the same.
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    // A word that counts something, such as "plazas", isn't misspelled.
    if (token.isRead || !isUnknown(token) || token.meanings.length > 0) continue;
    const canJoin = [tokens[at - 1], tokens[at + 1]].some(
      (beside) => beside && !beside.isRead && (!isUnknown(beside) || isSpelled(beside, lexicon)),
    );
    for (const { spelling, isWeak } of listCorrections(token, lexicon)) {
      if (isWeak && !canJoin && spelling.length > SWAPPED_LENGTH) continue;
      if (++tries > MAX_TRIES) return corrected;
      const again = corrected.slice(0, token.start) + spelling + corrected.slice(token.end);
      const read = readTokens(again, lexicon, context).find(({ end }) => end > token.start);
      if (!isOf(read, ...CONTENT, ...(isWeak ? [] : CORRECTED))) continue;
      const isLonger = read!.start < token.start || read!.end > token.start + spelling.length;
      if (isWeak && !isLonger) continue;
      corrected = again;
      break;
    }
  }
  return corrected;
}

/** Writes words in hiragana as the phrases that they are in katakana: "くりーにんぐ" is "クリーニング". */
export function writeKatakana(text: string, { meanings }: Lexicon): string {
  return text.replace(HIRAGANA, (run) => {
    const katakana = run.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + KATAKANA_OFFSET));
    for (let length = run.length; length >= MIN_KATAKANA; length--)
      for (let at = 0; at + length <= run.length; at++) {
        const found = meanings.get(getPhraseKey(splitUnits(katakana.slice(at, at + length), String)));
        if (found?.some(({ kind }) => CONTENT.has(kind)))
          return run.slice(0, at) + katakana.slice(at, at + length) + run.slice(at + length);
      }
    return run;
  });
}

const HIRAGANA = /[ぁ-ゖー]{4,}/g;
const MIN_KATAKANA = 4;
const KATAKANA_OFFSET = "ア".charCodeAt(0) - "あ".charCodeAt(0);

/** Returns whether a word without a meaning of its own is part of a phrase: "canina" of "peluquería canina". */
const isSpelled = (token: Token, { phrases, spellings }: Lexicon): boolean =>
  spellings.has(phrases.stem(toSearchWords(token.text).join("")));

/** Corrects the words in katakana without a meaning that differ by one character from a phrase: "フランチャズ". */
function correctKatakana(text: string, tokens: readonly Token[], { katakana }: Lexicon): string {
  let corrected = text;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const end = at;
    while (isUnknownKatakana(tokens[at]) && (at === end || tokens[at]!.end === tokens[at + 1]!.start)) at--;
    const run = tokens.slice(at + 1, end + 1);
    if (run.length < MIN_TYPO_LENGTH) continue;
    const typed = run.map((token) => token.text).join("");
    const spelling = [...katakana].find((each) => differByOne(each, typed));
    if (spelling) corrected = corrected.slice(0, run[0]!.start) + spelling + corrected.slice(run.at(-1)!.end);
  }
  return corrected;
}

const isUnknownKatakana = (token: Token | undefined): boolean =>
  token !== undefined && !token.isRead && isUnknown(token) && /^[ァ-ヶー]$/.test(token.text);

/** Returns whether two words differ by one character that is another one, missing or too many. */
function differByOne(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  if (a === b || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

/** Lists a word with two of its letters after the first one swapped. */
function listSwaps(word: string): string[] {
  return Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  ).filter((each) => each !== word);
}

interface Correction {
  spelling: string;
  /** Whether it counts only if a longer phrase results: "car wahs", "phone repare". */
  isWeak: boolean;
}

/** Lists the lexicon's words that differ from an unknown word by one typo or only in their vowels. */
function listCorrections(token: Token, { phrases, spellings, spellingsBySkeleton }: Lexicon): Correction[] {
  const typed = toSearchWords(token.text).join("");
  const word = phrases.stem(typed);
  // Vietnamese words are syllables, most of which are one letter from another.
  if (phrases.has_tones || spellings.has(word) || isListed(phrases.not_places, word)) return [];
  if (typed.length === SWAPPED_LENGTH)
    return listSwaps(typed).flatMap((spelling) =>
      spellings.has(phrases.stem(spelling)) ? [{ spelling, isWeak: true }] : [],
    );
  if (word.length < MIN_TYPO_LENGTH) return [];
  const similar = listOneTypoSpellings(word).filter((each) => each[0] === word[0] && spellings.has(each));
  // A word this short is corrected only if a letter is missing.
  const near = similar.filter((each) => word.length > MIN_TYPO_LENGTH || each.length > word.length);
  const skeleton = getSkeleton(word);
  const sounding = skeleton.length < MIN_WEAK_SKELETON_LENGTH ? [] : (spellingsBySkeleton.get(skeleton) ?? []);
  const alike = sounding.filter((each) => Math.abs(each.length - word.length) <= MAX_LENGTH_DIFFERENCE);
  return [
    ...near.map((spelling) => ({ spelling, isWeak: false })),
    ...alike.map((spelling) => ({ spelling, isWeak: skeleton.length < MIN_SKELETON_LENGTH })),
  ];
}
