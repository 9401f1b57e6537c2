import { findMeanings, findNumberWord, type UnitSource } from "./find-meanings.ts";
import type { MeaningKind } from "./lexicon.ts";

/** A number of money, years or miles, and how it is written. */
export interface Amount {
  value: number;
  /** Whether it is written as an amount of money: "$500", "500k". */
  isMoney: boolean;
  /** What its word or letter multiplies it by: 1,000 for "500k"; 1 without one. */
  factor: number;
  /** Its first number: 5 in "five hundred thousand". */
  lead: number;
}

export interface FoundNumber extends Amount {
  /** Its length in units. */
  length: number;
  /** Whether it is in words, without a factor: "ten". */
  isBareWord: boolean;
}

/** A text's units, and what is needed to read numbers in them. */
export interface NumberSource extends UnitSource {
  /** Reads an amount in major units, such as "500k"; null if it isn't one. */
  parseMoney: (typed: string) => number | null;
}

interface Part {
  value: number;
  length: number;
}

/** Below this, "a" before a factor may be an article: "a grand opening". */
const MIN_FACTOR_AFTER_ONE = 1_000_000;

const MAX_PHRASE_UNITS = 3;

/**
 * Reads a number in digits or words with its factors and currency: "$1.5 million", "two hundred thousand dollars",
 * "1億5000万円".
 */
export function readNumber(source: NumberSource, at: number): FoundNumber | null {
  const { units } = source;
  const isDigits = units[at]!.type === "number";
  const first = isDigits ? readDigits(source, at) : readWords(source, at);
  if (!first) return null;
  const lead = isDigits ? first.value : findNumberWord(source, at)!.value;
  const figures =
    Number.isInteger(lead) && lead >= 3 && lead <= 9 ? findPhrase(source, at + first.length, "figures") : 0;
  if (figures > 0) {
    const value = 10 ** (lead - 1);
    return { value, lead: value, length: first.length + figures, isMoney: true, factor: 1_000, isBareWord: false };
  }
  let total = 0;
  let factor = Number.POSITIVE_INFINITY;
  let end = at;
  for (let part: Part | null = first; part; ) {
    const more = findPhrase(source, end + part.length, "half_more");
    const whole: Part = more > 0 ? { value: part.value + 0.5, length: part.length + more } : part;
    const scale = findFactor(source, end, whole);
    // "Dos mil quinientos"
    if (!scale && !isDigits && total > 0 && whole.value >= 100 && whole.value < factor && units[end]?.type === "word") {
      total += whole.value;
      end += whole.length;
    }
    if (!scale || scale.value >= factor) break;
    if (!isDigits && part.value === 1 && total === 0 && scale.value < MIN_FACTOR_AFTER_ONE) break;
    const half = findPhrase(source, end + whole.length + scale.length, "half_more");
    total += (whole.value + (half > 0 ? 0.5 : 0)) * scale.value;
    factor = scale.value;
    end += whole.length + scale.length + half;
    part = units[end]?.type === "number" ? readDigits(source, end) : readWords(source, end);
  }
  if (total === 0) {
    // "Two and a half times"
    const half = isDigits ? 0 : findPhrase(source, at + first.length, "half_more");
    // "2.5" is a number in a currency without cents, too.
    const money = Number.isInteger(first.value) ? source.parseMoney(units[at]!.key) : first.value;
    const value = isDigits ? money : first.value + (half > 0 ? 0.5 : 0);
    const length = first.length + half;
    return value === null ? null : finish(source, at, { value, length, lead, factor: 1, isBareWord: !isDigits });
  }
  const decimals = readDecimals(source, end);
  const value = total + decimals * factor;
  return finish(source, at, { value, lead, factor, length: end - at + (decimals > 0 ? 1 : 0), isBareWord: false });
}

function finish(source: NumberSource, at: number, found: Omit<FoundNumber, "isMoney">): FoundNumber {
  const { units, text } = source;
  const next = at + found.length;
  // "150tr do lai" is "đổ lại", not dollars.
  const isBound = findMeanings(source, next, 2).some(({ kind }) => kind === "max_after" || kind === "min_after");
  const hasWord = !isBound && findMeanings(source, next, 1).some(({ kind }) => kind === "currency");
  const hasSign = /^\s?\p{Sc}/u.test(text.slice(units[at + found.length - 1]!.end));
  const isWritten = /\p{Sc}|\d[.,\s]\d{3}/u.test(units[at]!.key);
  const isMoney = found.factor > 1 || hasWord || hasSign || isWritten;
  return { ...found, isMoney, length: found.length + (hasWord ? 1 : 0) };
}

/** Reads digits with their fraction: currencies without cents still have "2,5 million". */
function readDigits({ units, parseMoney }: NumberSource, at: number): Part | null {
  const thousands = parseMoney(`${units[at]!.key}k`);
  return thousands === null ? null : { value: thousands / 1_000, length: 1 };
}

/** Reads a number below a thousand in words: "two hundred and fifty", "half". In Japanese, also thousands. */
function readWords(source: NumberSource, at: number): Part | null {
  let [group, last, smallest, length]: [number, number | null, number, number] = [0, null, Number.POSITIVE_INFINITY, 0];
  for (let next = at; ; ) {
    const skipped = length > 0 ? countJoiners(source, next, last, smallest) : 0;
    const word = findNumberWord(source, next + skipped);
    if (!word) break;
    if (word.isFactor) {
      if (skipped > 0 || word.value >= smallest) break;
      group += (last ?? 1) * word.value;
      [last, smallest] = [null, word.value];
    } else {
      // In "hai mươi năm", the word for five is the unit.
      const after = next + skipped + word.length;
      const isLast = last !== null || (group > 0 && word.length === 1 && !isFactorAt(source, after));
      if (isLast && findPhrase(source, next + skipped, "years_after") > 0) break;
      // "Twenty-five" is a number; "one two" isn't.
      if (last !== null && last % 10 ** String(word.value).length !== 0) break;
      last = (last ?? 0) + word.value;
    }
    next += skipped + word.length;
    length = next - at;
  }
  return length === 0 ? null : { value: group + (last ?? 0), length };
}

/** Returns whether a word multiplies the number before it: "triệu". */
function isFactorAt(source: NumberSource, at: number): boolean {
  const key = source.units[at]?.key ?? "";
  return (source.parseMoney(`1${key}`) ?? 1) > 1 || (findNumberWord(source, at)?.isFactor ?? false);
}

/** Counts the words between parts of a number: "hundred and fifty", "treinta y cinco", "cinquante-cinq". */
function countJoiners(source: NumberSource, at: number, last: number | null, smallest: number): number {
  if (source.units[at]?.key === "-") return 1;
  const isOpen = last === null ? smallest < Number.POSITIVE_INFINITY : last >= 20 && last % 10 === 0;
  const length = isOpen ? findPhrase(source, at, "and") : 0;
  const word = length > 0 ? findNumberWord(source, at + length) : null;
  return word && !findNumberWord(source, at + length + word.length)?.isFactor ? length : 0;
}

/** Finds the factor after a number: "thousand", "k", "of a million" after a fraction. Its length includes all words. */
function findFactor(source: NumberSource, at: number, part: Part): Part | null {
  const { units, text, parseMoney } = source;
  const isDigits = units[at]!.type === "number";
  let next = at + part.length;
  const isSkipped = (): boolean => {
    const isDash = units[next]?.key === "-" && !isDigits;
    return isDash || (part.value < 1 && findMeanings(source, next, 1).some(({ kind }) => kind === "filler"));
  };
  while (isSkipped()) next++;
  const isOfKind = (place: number, kind: MeaningKind): boolean =>
    findMeanings(source, place, 1).some((meaning) => meaning.kind === kind);
  // "80 milles piasses" are thousands, not miles.
  if (isDigits && isOfKind(next, "miles") && isOfKind(next + 1, "currency"))
    return { value: 1_000, length: next - at - part.length + 1 };
  for (const count of [2, 1]) {
    const words = units.slice(next, next + count);
    if (words.length < count || words.some(({ type }) => type !== "word")) continue;
    if (/\p{Sc}/u.test(text.slice(units[next - 1]!.end, words.at(-1)!.end))) continue;
    const typed = text.slice(words[0]!.start, words.at(-1)!.end).replace(/\s/g, "");
    // After a number in words, letters such as "k" aren't factors.
    if (!isDigits && /^(k|m|mm|tr)$/i.test(typed)) continue;
    const value = parseMoney(`1${typed}`);
    if (value !== null && value > 1) return { value, length: next - at - part.length + count };
  }
  // "3 hundred thousand"
  const word = isDigits ? findNumberWord(source, next) : null;
  if (!word?.isFactor) return null;
  const more = findFactor(source, at, { ...part, length: next - at + word.length });
  return { value: word.value * (more?.value ?? 1), length: word.length + (more?.length ?? 0) };
}

/** Reads what follows a factor as its fraction: 0.5 in "1 tỷ 5", 0.75 in "1 tỷ 750"; 0 if nothing does. */
function readDecimals(source: NumberSource, at: number): number {
  const { units, lexicon } = source;
  const { key = "", type } = units[at] ?? {};
  if (!lexicon.phrases.has_tenths_after_factor) return 0;
  // "Một tỷ hai" is 1.2 billion; in "hai tỷ một năm", the year is one.
  const word = type === "word" ? findNumberWord(source, at) : null;
  const isTenth = word !== null && !word.isFactor && word.value >= 1 && word.value <= 9 && word.length === 1;
  if (isTenth && !isPeriod(source, at, 1) && !isPeriod(source, at, 2) && !isFactorAt(source, at + 1))
    return word.value / 10;
  const isDecimal = type === "number" && (/^\d$/.test(key) || (/^\d{2,3}$/.test(key) && isEnd(source, at + 1)));
  // "150 triệu 1 tháng"
  if (isDecimal && isPeriod(source, at, 2)) return 0;
  return isDecimal ? Number(`0.${key}`) : 0;
}

/** Returns whether nothing follows that a number could count: "1 tỷ 750", but not "1 tỷ 50 chỗ". */
function isEnd(source: NumberSource, at: number): boolean {
  const { units, text } = source;
  if (at >= units.length || /[,;.]/.test(text.slice(units[at - 1]!.end, units[at]!.start) + units[at]!.key))
    return true;
  return ["max_after", "min_after", "in"].some((kind) => findPhrase(source, at, kind as MeaningKind) > 0);
}

const isPeriod = (source: NumberSource, at: number, length: number): boolean =>
  findMeanings(source, at, length).some(({ kind }) => kind === "monthly" || kind === "yearly");

/** Returns the length of the longest phrase of a kind at a position; 0 if there is none. */
function findPhrase(source: NumberSource, at: number, kind: MeaningKind): number {
  for (let length = MAX_PHRASE_UNITS; length > 0; length--)
    if (findMeanings(source, at, length).some((meaning) => meaning.kind === kind)) return length;
  return 0;
}
