import type { Context } from "#domain/context.ts";
import { withFormatLocale } from "#editions/format-locale.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import { toMajor } from "#lib/money.ts";
import { parseAmount } from "../amount.ts";
import type { Lexicon, Meaning, MeaningKind } from "./lexicon.ts";
import { getPhraseKey, splitUnits, type Unit } from "./split-units.ts";

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

export interface Amount {
  value: number;
  /** Whether it is written as an amount of money: "$500", "500k". */
  isMoney: boolean;
  /** What its word or letter multiplies it by: 1,000 for "500k"; 1 without one. */
  factor: number;
}

export const isOf = (token: Token | undefined, ...kinds: MeaningKind[]): boolean =>
  token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;

export function getMeaning<Kind extends MeaningKind>(
  token: Token,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | null {
  return (token.meanings.find((meaning) => meaning.kind === kind) as Extract<Meaning, { kind: Kind }>) ?? null;
}

/** A word without a meaning. */
export const isUnknown = ({ amount, meanings }: Token): boolean => amount === null && meanings.length === 0;

/** Splits a sentence into the longest phrases of the lexicon. */
export function readTokens(text: string, lexicon: Lexicon, { edition, locale, gazetteer }: Context): Token[] {
  const units = splitUnits(text, lexicon.phrases.stem);
  const parseMoney = (typed: string): number | null => {
    // "Mil" is a thousand in Spanish; Americans write it for a million.
    const written = getLanguage(locale) === "en" ? typed.replace(/mil$/i, "million") : typed;
    const minor = parseAmount(written, withFormatLocale(edition, locale));
    return minor === undefined ? null : toMajor(minor, edition.currency);
  };
  const tokens: Token[] = [];
  for (let at = 0; at < units.length; ) {
    let { length, ...found } =
      readNumber(units, at, text, lexicon, parseMoney) ?? readPhrase(units, at, lexicon, units.length);
    const next = units[at + length];
    // "Gần Nha Trang" means near Nha Trang, although "gần nhà" means near home.
    if (length > 1 && next?.type === "word" && found.meanings.some(({ kind }) => kind === "near_me")) {
      const isTown = gazetteer.find(text.slice(units[at + length - 1]!.start, next.end)) !== null;
      if (isTown) ({ length, ...found } = readPhrase(units, at, lexicon, length - 1));
    }
    const { start } = units[at]!;
    const { end } = units[at + length - 1]!;
    tokens.push({ start, end, text: text.slice(start, end).trim(), isRead: false, amount: null, ...found });
    at += length;
  }
  return tokens;
}

type Found = { length: number; meanings: readonly Meaning[]; amount?: Amount };

function readPhrase(units: readonly Unit[], at: number, { meanings, maxUnits }: Lexicon, max: number): Found {
  for (let length = Math.min(max, maxUnits, units.length - at); length > 0; length--) {
    // A separator of lists or ranges ends a phrase; a hyphen within a word doesn't.
    const parts = units.slice(at, at + length).filter(({ key, type }) => type !== "sign" || key !== "-");
    if (units[at]!.key === "-" || (length > 1 && units[at + length - 1]!.key === "-")) continue;
    const found = meanings.get(getPhraseKey(parts));
    if (found) return { length, meanings: found };
  }
  return { length: 1, meanings: [] };
}

/** Reads a number with its factor and currency: "$1.5 million", "500k", "300 000 €". */
function readNumber(
  units: readonly Unit[],
  at: number,
  text: string,
  lexicon: Lexicon,
  parseMoney: (typed: string) => number | null,
): Found | null {
  const [first, second] = [units[at]!, units[at + 1]];
  if (first.type !== "number") return null;
  const isCurrency = (unit: Unit | undefined): boolean =>
    unit !== undefined && (lexicon.meanings.get(unit.key) ?? []).some(({ kind }) => kind === "currency");
  const join = (length: number): string => text.slice(first.start, units[at + length - 1]!.end).replace(/\s/g, "");
  // A number may have a factor of up to two units: "３，０００万", "1,5 triệu", "1 million".
  const factor = [2, 1].find(
    (count) =>
      units.slice(at + 1, at + 1 + count).filter(({ type }) => type === "word").length === count &&
      !/\p{Sc}/u.test(text.slice(first.end, units[at + count]?.end)) &&
      !/^\d+$/.test(join(1 + count)) &&
      parseMoney(join(1 + count)) !== null,
  );
  const length = 1 + (factor ?? 0);
  const value = parseMoney(join(length));
  // "7eleven" and "1Y4" are words, not numbers.
  if (value === null || (!factor && second?.type === "word" && second.start === first.end && !isCurrency(second))) {
    const isWord = second?.type === "word" && second.start === first.end;
    return { length: isWord ? 2 : 1, meanings: [] };
  }
  const after = text.slice(units[at + length - 1]!.end);
  const hasCurrency = isCurrency(units[at + length]) || /^\s?\p{Sc}/u.test(after);
  const isMoney = Boolean(factor) || hasCurrency || /\p{Sc}/u.test(first.key) || /\d[.,\s]\d{3}/.test(first.key);
  const taken = length + (isCurrency(units[at + length]) ? 1 : 0);
  const plain = factor ? parseMoney(first.key) : null;
  return { length: taken, meanings: [], amount: { value, isMoney, factor: plain ? Math.round(value / plain) : 1 } };
}
