import { toSearchWords } from "../search-words.ts";
import { CONTENT, type Lexicon, type Meaning } from "./lexicon.ts";
import type { NumberWord } from "./number-words.ts";
import { dropOmissible, getSoundKey } from "./spellings.ts";
import { getPhraseKey, type Unit } from "./split-units.ts";

/** A text in units, and the lexicon that they are looked up in. */
export interface UnitSource {
  text: string;
  units: readonly Unit[];
  lexicon: Lexicon;
  /** Whether the sentence that the text is part of has letters with marks. */
  isMarked: boolean;
}

/** Matches what a phrase doesn't go on after: a sentence's end, or a space in a script without spaces. */
const BOUNDARY = /[?!:;。]|\p{Script=Han} \p{Script=Han}/u;

/** The tones of Vietnamese, which people write at either of two vowels: "hòa", "hoà". */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Returns the meanings of the units from a position on as one phrase. */
export function findMeanings({ text, units, lexicon, isMarked }: UnitSource, at: number, length: number): Meaning[] {
  const parts = units.slice(at, at + length);
  // A separator of lists or ranges ends a phrase; a hyphen within a word doesn't.
  if (parts.length < length || parts[0]?.key === "-" || parts.at(-1)?.key === "-") return [];
  if (length > 1 && BOUNDARY.test(text.slice(parts[0]!.end, parts.at(-1)!.start))) return [];
  const words = parts.filter(({ key }) => key !== "-");
  const found = lexicon.meanings.get(getPhraseKey(words)) ?? findVariant(words, lexicon);
  if (found.length === 0 && lexicon.phrases.has_tones) return findAlike(parts, words, text, lexicon);
  // "Uñas" isn't "una".
  if (/ñ/i.test(text.slice(parts[0]!.start, parts.at(-1)!.end)))
    return found.filter(({ written }) => /ñ/i.test(written));
  return lexicon.phrases.has_tones
    ? found.filter(({ written }) => matchesTones(parts, text, written, isMarked && isMarkedAt(text, parts), lexicon))
    : [...found];
}

/** Returns whether the part of a text between commas has letters with marks: some people stop typing them. */
function isMarkedAt(text: string, parts: readonly Unit[]): boolean {
  const start = text.lastIndexOf(",", parts[0]!.start) + 1;
  const end = text.indexOf(",", parts.at(-1)!.end);
  const segment = text.slice(start, end < 0 ? text.length : end).trim();
  return hasMarks(segment) || !segment.includes(" ");
}

/** Finds a phrase with content whose syllables sound like those that are written, with all their marks. */
function findAlike(parts: readonly Unit[], words: readonly Unit[], text: string, lexicon: Lexicon): Meaning[] {
  if (words.length < 2) return [];
  const getMarks = (written: string): string => sortTones(written.toLowerCase()).replace(/[a-z]/g, "");
  const typed = text.slice(parts[0]!.start, parts.at(-1)!.end);
  const found = lexicon.meaningsBySound.get(getSoundKey(words)) ?? [];
  return found.filter(({ written }) => getMarks(typed) === getMarks(written));
}

/** Returns whether a text has letters with marks. */
export const hasMarks = (text: string): boolean => /(?=\P{ASCII})\p{Script=Latin}/u.test(text);

/** Finds a phrase with content that is written with other articles, or in one word: "super market". */
function findVariant(words: readonly Unit[], { meanings, omissible }: Lexicon): readonly Meaning[] {
  if (words.length < 2 || omissible.has(words.at(-1)!.key)) return [];
  const short = dropOmissible(words, omissible);
  const isJoined = words.length === 2 && words.every(({ type, key }) => type === "word" && key.length >= MIN_JOINED);
  const key = short.length < words.length ? getPhraseKey(short) : isJoined ? words.map(({ key }) => key).join("") : "";
  return (meanings.get(key) ?? []).filter(({ kind }) => CONTENT.has(kind) && kind !== "state");
}

/** The shortest part of a word that people write in two: "super market". */
const MIN_JOINED = 3;

/** Returns the number that the units from a position on are the word for; null if there is none. */
export function findNumberWord(
  { text, units, lexicon, isMarked }: UnitSource,
  at: number,
): (NumberWord & { length: number }) | null {
  if (!lexicon.numberStarts.has(units[at]?.key ?? "")) return null;
  for (let length = Math.min(MAX_NUMBER_UNITS, units.length - at); length > 0; length--) {
    const parts = units.slice(at, at + length);
    if (parts[0]!.key === "-" || parts.at(-1)!.key === "-") continue;
    const found = (lexicon.numbers.get(getPhraseKey(parts.filter(({ key }) => key !== "-"))) ?? []).find(
      ({ written }) =>
        !lexicon.phrases.has_tones || matchesTones(parts, text, written, isMarked && isMarkedAt(text, parts), lexicon),
    );
    if (found) return { ...found, length };
  }
  return null;
}

/** "Quatre-vingt-dix" is five units. */
const MAX_NUMBER_UNITS = 5;

/**
 * Returns whether every typed word has the letters of a phrase, unless it is typed without any mark. In a text with
 * marks, a single syllable without one is a word of its own: "gia đình" isn't about "giá".
 */
function matchesTones(
  parts: readonly Unit[],
  text: string,
  written: string,
  isMarked: boolean,
  { phrases }: Lexicon,
): boolean {
  const syllables =
    written
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const typed = parts
    .filter(({ type }) => type === "word")
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
  if (typed.length !== syllables.length) return true;
  const isSame = (word: string, at: number): boolean =>
    isAbbreviation(word, phrases) || sortTones(word) === sortTones(syllables[at]!);
  if (typed.length === 1 && isMarked) return isSame(typed[0]!, 0);
  return typed.every((word, at) => /^[a-z]+$/.test(word) || isSame(word, at));
}

/** Returns whether a syllable is short for another one: "ko" for "không". */
function isAbbreviation(word: string, { stem }: Lexicon["phrases"]): boolean {
  const [letters = ""] = toSearchWords(word);
  return stem(letters) !== letters;
}

/**
 * Writes the marks of a text's vowels in one order after its letters. Many people don't distinguish two of the tones
 * when they write: "Đà Nẳng".
 */
export function sortTones(syllable: string): string {
  const letters = syllable.normalize("NFD").replaceAll("\u0303", "\u0309");
  return letters.replace(TONES, "").replaceAll("y", "i") + (letters.match(TONES) ?? []).join("");
}
