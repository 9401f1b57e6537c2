import type { Context } from "#domain/context.ts";
import { withFormatLocale } from "#editions/format-locale.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toMajor } from "#lib/money.ts";
import { parseAmount } from "../amount.ts";
import { findMeanings, hasMarks, type UnitSource } from "./find-meanings.ts";
import type { Lexicon, Meaning, MeaningKind } from "./lexicon.ts";
import { countGrammar, isFragment } from "./read-japanese.ts";
import { type Amount, type FoundNumber, type NumberSource, readNumber } from "./read-number.ts";
import { splitTenths, splitUnits } from "./split-units.ts";
import { getPopulation, MIN_POPULATION } from "./town-population.ts";

/** A phrase with a meaning, a number, or a word without a meaning of its own. */
export interface Token {
  start: number;
  end: number;
  /** The text as typed. */
  text: string;
  meanings: readonly Meaning[];
  /** A number in major units; null if it isn't one. */
  amount: Amount | null;
  /** Whether the token has been used. */
  isRead: boolean;
}

export const isOf = (token: Token | undefined, ...kinds: MeaningKind[]): boolean =>
  token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;

export function getMeaning<Kind extends MeaningKind>(
  token: Token,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | null {
  return (token.meanings.find((meaning) => meaning.kind === kind) as Extract<Meaning, { kind: Kind }>) ?? null;
}

/** The kinds of words that stay search words unless a number or a sector stands beside them: "truck", "equipment". */
const WEAK: ReadonlySet<MeaningKind> = new Set<MeaningKind>(["unfiltered_after", "goods"]);

/** Returns whether a token is a word without a meaning of its own. */
export const isUnknown = ({ amount, meanings }: Token): boolean =>
  amount === null && meanings.every(({ kind }) => WEAK.has(kind));

/** A phrase of one word may be written in two: "super market". */
const MIN_VARIANT_UNITS = 2;

/** The longest name of a town that other phrases can be part of: "Saint-Jean-sur-Richelieu", with its hyphens. */
const MAX_TOWN_UNITS = 7;

/** A town's name of so many words is known however small the town is. */
const LONG_NAME = 3;

/** What may follow a number directly, without a space. */
const UNITS: MeaningKind[] = [
  "unfiltered_after",
  "years_after",
  "decades",
  "days",
  "weeks",
  "months",
  "multiple_after",
  "kilometers",
  "miles",
];
const AFTER_AMOUNTS: MeaningKind[] = [
  ...UNITS,
  "unfiltered",
  "currency",
  "weekly",
  "monthly",
  "yearly",
  "min_after",
  "max_after",
  "to",
];

/** Splits a sentence into numbers and the longest phrases of the lexicon. */
export function readTokens(
  text: string,
  lexicon: Lexicon,
  { edition, locale, gazetteer }: Context,
  isMarked = hasMarks(text),
): Token[] {
  const typed = splitUnits(text, lexicon.phrases.stem);
  const units = lexicon.phrases.has_tenths_after_factor
    ? splitTenths(typed, (key) => lexicon.meanings.has(key))
    : typed;
  const parseMoney = (amount: string): number | null => {
    // "Mil" is a thousand in Spanish; Americans write it for a million.
    const written = getLanguage(locale) === "en" ? amount.replace(/mill?$/i, "million") : amount;
    const minor = parseAmount(written, withFormatLocale(edition, locale));
    return minor === undefined ? null : toMajor(minor, edition.currency);
  };
  const source: NumberSource = { text, units, lexicon, parseMoney, isMarked };
  const tokens: Token[] = [];
  for (let at = 0; at < units.length; ) {
    const found =
      findNumber(source, at, tokens.at(-1)) ??
      findTown(source, at, gazetteer) ??
      readWord(source, at, countUnknown(tokens));
    const { length, meanings, amount = null } = shorten(source, at, found, gazetteer);
    const { start } = units[at]!;
    const { end } = units[at + length - 1]!;
    tokens.push({ start, end, text: text.slice(start, end).trim(), isRead: false, amount, meanings });
    at += length;
  }
  return tokens;
}

/** Counts the single units without a meaning at the end of the tokens. */
function countUnknown(tokens: readonly Token[]): number {
  const last = tokens.findLastIndex((token) => token.meanings.length > 0 || token.amount !== null);
  return tokens.length - 1 - last;
}

/** Reads a phrase. In Japanese, ignores a phrase within a longer word and the ending of a verb. */
function readWord(source: UnitSource, at: number, unknownBefore: number): Found {
  const found = readBestPhrase(source, at);
  if (!source.lexicon.phrases.has_characters) return found;
  const next = at + found.length;
  const isKnownAfter = next < source.units.length && readPhrase(source, next).meanings.length > 0;
  if (found.meanings.length > 0 && !isFragment(source, at, found.length, unknownBefore, isKnownAfter)) return found;
  const length = found.meanings.length === 0 ? countGrammar(source, at, unknownBefore) : 0;
  return length > 0 ? { length, meanings: [{ kind: "filler", written: "" }] } : { length: 1, meanings: [] };
}

type Found = { length: number; meanings: readonly Meaning[]; amount?: Amount };

/** The longest phrase at each position, which several readers look up. */
const phrases = new WeakMap<UnitSource, Map<number, Found>>();

function readPhrase(source: UnitSource, at: number): Found {
  const known = phrases.get(source) ?? new Map<number, Found>();
  phrases.set(source, known);
  const found = known.get(at) ?? findPhrase(source, at);
  known.set(at, found);
  return found;
}

function findPhrase(source: UnitSource, at: number, max = Number.POSITIVE_INFINITY): Found {
  const { units, lexicon } = source;
  const maxUnits = lexicon.maxUnitsByStart.get(units[at]!.key) ?? MIN_VARIANT_UNITS;
  for (let length = Math.min(max, maxUnits, units.length - at); length > 0; length--) {
    const meanings = findMeanings(source, at, length);
    if (meanings.length > 0) return { length, meanings };
  }
  return { length: 1, meanings: [] };
}

/**
 * Reads the longest phrase, or a shorter one if the longest leaves a word that the next phrase has: "công ty" before
 * "in ấn", although "công ty in" is one, too.
 */
function readBestPhrase(source: UnitSource, at: number): Found {
  const found = readPhrase(source, at);
  const next = at + found.length;
  if (found.length < 2 || source.units[next]?.type !== "word" || readPhrase(source, next).meanings.length > 0)
    return found;
  for (let length = found.length - 1; length > 0; length--) {
    const meanings = findMeanings(source, at, length);
    if (meanings.length === 0) continue;
    const following = readPhrase(source, at + length);
    if (following.meanings.length > 0 && length + following.length > found.length) return { length, meanings };
  }
  return found;
}

/** Finds a town whose name is longer than any other phrase: "Nha Trang", although "nha" is also a word. */
function findTown(source: UnitSource, at: number, gazetteer: Gazetteer): Found | null {
  const { length: other } = readPhrase(source, at);
  for (let length = MAX_TOWN_UNITS; length > other; length--)
    if (isTown(source, at, length, gazetteer)) return { length, meanings: [] };
  return null;
}

function isTown({ units, text }: UnitSource, at: number, length: number, gazetteer: Gazetteer): boolean {
  const parts = units.slice(at, at + length);
  if (parts.length < length || parts[0]!.type !== "word" || parts.at(-1)!.type !== "word") return false;
  // "Priego de Córdoba" is hardly anything else.
  const isLong = parts.filter(({ type }) => type === "word").length >= LONG_NAME;
  const population = getPopulation(gazetteer, text.slice(parts[0]!.start, parts.at(-1)!.end));
  return population >= (isLong ? 1 : MIN_POPULATION);
}

/** Ends a phrase before a town: "gần Nha Trang" means near Nha Trang, although "gần nhà" means near home. */
function shorten(source: UnitSource, at: number, found: Found, gazetteer: Gazetteer): Found {
  if (
    found.length < 2 ||
    !found.meanings.some(({ kind }) => kind === "near_me" || kind === "filter" || kind === "sector")
  )
    return found;
  const last = at + found.length - 1;
  const isInTown = [2, 3].some((length) => isTown(source, last, length, gazetteer));
  return isInTown ? findPhrase(source, at, found.length - 1) : found;
}

/** Reads a number. A word such as "ten" is one only before a unit or in a range; null if a longer phrase starts here. */
function findNumber(source: NumberSource, at: number, before: Token | undefined): Found | null {
  const { units } = source;
  const isDigits = units[at]!.type === "number";
  const number = readNumber(source, at);
  if (isDigits && isPhraseOfDigits(source, at, number?.length ?? 1, before)) return null;
  if (!isDigits && !number) return null;
  const next = units[at + (number?.length ?? 1)];
  const isAttached =
    next?.type === "word" && /^[a-z]/.test(next.key) && next.start === units[at + (number?.length ?? 1) - 1]!.end;
  if (number && !isDigits) {
    const isLonger = number.length >= readPhrase(source, at).length;
    return isLonger && (!number.isBareWord || isBeforeUnit(source, at + number.length)) ? toFound(number) : null;
  }
  // "7eleven" and "1Y4" are words, not numbers.
  const isWord = number?.factor === 1 && isAttached && !isOfKind(source, at + 1, AFTER_AMOUNTS);
  if (!number || isWord) return { length: isAttached ? 2 : 1, meanings: [] };
  return toFound(number);
}

/** Returns whether digits start a phrase: "100円ショップ", or after an amount "1 tháng". */
function isPhraseOfDigits(source: UnitSource, at: number, length: number, before: Token | undefined): boolean {
  const phrase = readPhrase(source, at);
  if (phrase.length <= length) return false;
  const kinds: MeaningKind[] = before?.amount ? ["monthly", "yearly", "weekly"] : [];
  return phrase.meanings.some(
    (meaning) =>
      meaning.kind === "sector" ||
      meaning.kind === "words" ||
      (meaning.kind === "filter" && meaning.key === "listed_days") ||
      kinds.includes(meaning.kind),
  );
}

const toFound = ({ length, value, isMoney, factor, lead }: FoundNumber): Found => {
  return { length, meanings: [], amount: { value, isMoney, factor, lead } };
};

function isBeforeUnit(source: NumberSource, at: number): boolean {
  if (at >= source.units.length) return false;
  if (isOfKind(source, at, UNITS)) return true;
  const isRange = source.units[at]!.key === "-" || isOfKind(source, at, ["to"]);
  const second = isRange && source.units[at + 1] ? readNumber(source, at + 1) : null;
  return second !== null && second.factor > 1;
}

function isOfKind(source: UnitSource, at: number, kinds: readonly MeaningKind[]): boolean {
  return readPhrase(source, at).meanings.some(({ kind }) => kinds.includes(kind));
}
