import type { UnitSource } from "./find-meanings.ts";

/** A shorter part of a word in katakana is a coincidence: "バー" in "ハンバーガー". */
const MIN_PART = 3;

const isKatakana = (key: string | undefined): boolean => /^[\p{Script=Katakana}ー]$/u.test(key ?? "");

/**
 * Returns whether a phrase is just a fragment of a longer word in katakana, as "スパ" is of "スパイス". `before` is the
 * number of units without a meaning before it.
 */
export function isFragment(
  { units }: UnitSource,
  at: number,
  length: number,
  before: number,
  isKnownAfter: boolean,
): boolean {
  if (!isKatakana(units[at]!.key) || !isKatakana(units[at + length - 1]!.key)) return false;
  let previous = 0;
  while (previous < before && isKatakana(units[at - 1 - previous]?.key)) previous++;
  let following = 0;
  while (!isKnownAfter && isKatakana(units[at + length + following]?.key)) following++;
  const isShort = length < MIN_PART;
  const isStart = previous === 0 || previous > (isShort ? MIN_PART : MIN_PART - 1);
  return !isStart || (following > 0 && (isShort || following < MIN_PART));
}

/** Matches what someone wants to do or requests, and question words, at the start of a text: "開きたいです". */
const DESIRE = /^\p{Script=Han}{0,2}\p{Script=Hiragana}{0,3}?(?:たい|たく|ください)(?:の?です|んです)?/u;

/** Matches what somebody or something is doing: "募集している", "売られていますか". */
const STATE =
  /^\p{Script=Han}{0,2}\p{Script=Hiragana}{0,3}?(?:て|で)(?:い|お)?(?:る|ます|ました|ません)(?:もの|ところ|か)?(?!\p{Script=Hiragana}{4})/u;

/** Matches a polite verb: "買えますか". */
const POLITE = /^\p{Script=Han}{1,2}\p{Script=Hiragana}{0,3}?(?:ます|ません|ました|ましょう)(?:か|が|ので)?/u;

/** Matches one or two letters that end a word or follow it: "あり" in "駐車場あり". */
const ENDING = /^\p{Script=Hiragana}{1,2}(?!\p{Script=Hiragana})/u;

/**
 * Returns the length in units of a verb's ending or of an expression of what someone wants to do, neither of which says
 * what to search for; 0 if there is none.
 */
export function countGrammar({ text, units }: UnitSource, at: number, before: number): number {
  const { start } = units[at]!;
  const rest = text.slice(start);
  const isWithinWord = before > 0 && /^\p{Script=Hiragana}$/u.test(units[at - 1]!.key);
  // Not within a word in hiragana, such as "まつげ".
  const isFirst = at === 0 || units[at - 1]!.end < start || isWithinWord;
  const match = DESIRE.exec(rest) ?? STATE.exec(rest) ?? POLITE.exec(rest) ?? (isFirst ? null : ENDING.exec(rest));
  return match ? match[0].length : 0;
}
