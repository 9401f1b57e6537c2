import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import { getMinorDigits, type Minor } from "#lib/money.ts";
import { NUMBER_FACTORS } from "#lib/number-factors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { BadValue, createBadValue, shorten } from "../row-problem.ts";
import { findStatedAmount, isAmountPhrase } from "./amount-phrases.ts";

/** How to read an amount that isn't a plain number. */
export interface AmountOptions {
  /** Takes the lower amount of a range, or an amount among other words, and reports it. Without it, both are errors. */
  warn?: Warn;
  /** The amount is for a year, so one for a month is multiplied by twelve. */
  isYearly?: boolean;
  /** Returns whether a label in the cell names this amount. If omitted, any label except EBITDA does. */
  isOwnLabel?(label: string): boolean;
}

/** Reports how a cell was read that can be read in several ways. */
export type Warn = (remark: Remark) => void;

/** Parses a text to whole minor units; null means not disclosed. */
export type ReadAmount = (text: string, options?: AmountOptions) => Minor | null;

/** What people write for an undisclosed amount, reduced to letters and digits. */
const UNDISCLOSED = new Set(
  `notdisclosed undisclosed nondisclosed nonegiven notgiven notprovided notspecified notstated notavailable notapplicable na nd none null nil unknown confidential private
  call callforprice callbroker callforinfo callfordetails contactbroker contactus ask inquire enquire tbd tba tbc poa
  uponrequest onrequest availableonrequest availableuponrequest priceonrequest priceuponrequest negotiable`.split(
    /\s+/,
  ),
);

/** A label that was copied with its value, such as "Cash Flow: $1,199,035". EBITDA is a different figure. */
const LABEL = /^((?!ebitda\b)\p{L}[\p{L}\s.'’&/()]*)(?::|\s[-–—])\s*(?=[\d(.~\p{Sc}-])/iu;

const PER_YEAR =
  /\s*(?:\/|per|a|each)?\s*(?:year|yr\.?|annum|annually|yearly|p\.?a\.?)$|^(?:yearly|annual(?:ly)?):?\s+/i;
/** Periods shorter than a year, with how many of them make a year. */
const PERIODS: [RegExp, number, typeof m.import_per_month][] = [
  [/\s*(?:\/|per|a|each)?\s*(?:month|mo\.?|monthly)$|^monthly:?\s+/i, 12, m.import_per_month],
  [/\s*(?:\/|per|a|each)?\s*(?:week|wk\.?|weekly)$|^weekly:?\s+/i, 52, m.import_per_week],
];

/** In English, "mil" is short for a million. */
const ENGLISH_FACTORS: Readonly<Record<string, number>> = { mil: 1e6, mn: 1e6, bn: 1e9, billion: 1e9, b: 1e9 };

/** From this many "mil" on, an English text may mean thousands, as Spanish does. */
const MIN_DOUBTFUL_MIL = 10;

/** Words next to an amount that do not change it. */
const IGNORED_WORDS =
  /^(?:approx(?:imately)?\.?|about|circa|ca\.|est(?:imated)?\.?|~|≈)\s*|\s*(?:obo|o\.b\.o\.|or best offer|firm|neg(?:otiable|\.)?|(?:\+|plus) ?inventory|approx\.?|est\.?|\*+)$/gi;

const FOREIGN_SIGN = new RegExp(
  // Only currency codes count: other words of three capital letters, such as "NEW" in "NEW $299k", are not currencies.
  `\\p{Sc}|^(?:${Intl.supportedValuesOf("currency").join("|")})(?=[\\s\\d])|(?<=[\\d\\s])(?:${Intl.supportedValuesOf("currency").join("|")})$`,
  "u",
);

/** Above this, minor units are no longer exact; no business costs that much. */
const MAX_AMOUNT = 9_000_000_000_000_000;

/** Returns whether the text means that nothing is disclosed: empty, "Not Disclosed", "N/A", "-", "Call", "TBD"… */
export function isUndisclosed(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, "");
  return letters === "" ? !/[+%#\p{Sc}]/u.test(text) : UNDISCLOSED.has(letters);
}

/**
 * Creates a parser for amounts as brokers write them: "$1,250,000", "1.25M", "$450k", "USD 450 000", "(12,500)".
 * `locale` only decides whether the comma in "1,250k" is a decimal or a thousands separator.
 */
export function createAmountReader(currency: string, locale: string): ReadAmount {
  const factor = 10 ** getMinorDigits(currency);
  const decimal =
    new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === "decimal")?.value ?? ".";
  const own = listCurrencySigns(currency, locale);
  const factors = locale.startsWith("es")
    ? { ...ENGLISH_FACTORS, ...NUMBER_FACTORS }
    : { ...NUMBER_FACTORS, ...ENGLISH_FACTORS };
  const parse = (text: string, written: string, options: AmountOptions): Minor => {
    const { amount, times } = readPeriod(written, options);
    const bare = getLowerAmount(removeLabel(text, amount, options), options);
    const { digits, negative, scale, unit } = parseAmountText(text, bare, own, factors, currency);
    const number = parsePlainNumber(digits, decimal, scale > 1);
    if (number === null) throw createAmountError(text);
    if (unit === "mil" && scale === ENGLISH_FACTORS.mil && number >= MIN_DOUBTFUL_MIL) {
      options.warn?.(createRemark(m.import_mil_as_million, { text: shorten(text) }));
    }
    const minor = Math.round(number * scale * factor) * times;
    if (minor > MAX_AMOUNT) throw createBadValue(m.import_amount_too_large, { text: shorten(text) });
    return negative && minor !== 0 ? -minor : minor;
  };
  return (text, options = {}) => {
    const written = text.replace(/\s+/g, " ").trim();
    if (isUndisclosed(text) || isAmountPhrase(written)) return null;
    if (text.startsWith("#")) throw createBadValue(m.import_spreadsheet_error, { text: shorten(text) });
    if (text.length > 200) throw createAmountError(text);
    return options.warn ? parseAmongWords(text, written, options, parse) : parse(text, written, options);
  };
}

/**
 * Reads an amount or, if that fails, the only amount among other words. Warnings are reported only for the attempt that
 * succeeds.
 */
function parseAmongWords(
  text: string,
  written: string,
  options: AmountOptions,
  parse: (text: string, written: string, options: AmountOptions) => Minor,
): Minor {
  const warnings: Remark[] = [];
  const collected = { ...options, warn: (warning: Remark) => warnings.push(warning) };
  let amount: Minor;
  try {
    amount = parse(text, written, collected);
  } catch (error) {
    const stated = error instanceof ForeignAmount ? null : findStatedAmount(removeLabel(text, written, options));
    if (!stated) throw error;
    const { reason } = stated;
    warnings.length = 0;
    if (reason) warnings.push(createRemark(reason, { text: shorten(text), amount: stated.amount }));
    amount = parse(text, stated.amount, collected);
  }
  for (const warning of warnings) options.warn?.(warning);
  return amount;
}

/**
 * Removes a label that was copied with its value.
 *
 * @throws BadValue if the label names another figure
 */
function removeLabel(text: string, written: string, { isOwnLabel }: AmountOptions): string {
  const [label, name = ""] = LABEL.exec(written) ?? [];
  if (label === undefined) return written;
  if (isOwnLabel?.(name) === false) {
    throw createBadValue(m.import_amount_labeled, { text: shorten(text), label: shorten(name) });
  }
  return written.slice(label.length);
}

/** Removes "per month" and "per year" from an amount. The amount has to be multiplied by `times`. */
function readPeriod(written: string, { warn, isYearly }: AmountOptions): { amount: string; times: number } {
  if (!isYearly) return { amount: written, times: 1 };
  const yearly = written.replace(PER_YEAR, "");
  if (yearly !== written || !warn) return { amount: yearly, times: 1 };
  for (const [words, times, message] of PERIODS) {
    const amount = written.replace(words, "");
    if (amount === written) continue;
    warn(createRemark(message, { text: shorten(written) }));
    return { amount, times };
  }
  return { amount: written, times: 1 };
}

/** Thrown for an amount in another currency, which reading the text in another way can't correct. */
class ForeignAmount extends BadValue {}

/** Returns the lower amount of a range such as "$1.2M - $1.5M" or "450-500k". */
function getLowerAmount(written: string, { warn }: AmountOptions): string {
  const [, lower = "", upper = ""] = /^(.*\d.*?)\s*(?:-|–|—|\bto\b)\s*(\D{0,4}\d.*)$/i.exec(written) ?? [];
  if (!warn || !lower) return written;
  const unit = /\d\s*(\p{L}+)\.?\s*\p{Sc}?$/u;
  const shared = unit.test(lower) ? "" : (unit.exec(upper)?.[1] ?? "");
  warn(createRemark(m.import_range_stored, { text: shorten(written) }));
  return lower + shared;
}

function parseAmountText(
  text: string,
  written: string,
  own: string[],
  factors: Readonly<Record<string, number>>,
  currency: string,
): { digits: string; negative: boolean; scale: number; unit: string } {
  // "250.000,-" has no cents; it is not below zero.
  let rest = written
    .replace(IGNORED_WORDS, "")
    .replace(/(?<=\d)[.,] ?[-–—]+$/, "")
    .trim();
  for (const sign of own) rest = rest.replaceAll(sign, "").trim();
  if (FOREIGN_SIGN.test(rest))
    throw new ForeignAmount(createRemark(m.import_other_currency, { text: shorten(text), currency }));
  if (/\d.*?(?:-|–|—|\bto\b).*\d/i.test(rest)) {
    throw createBadValue(m.import_range, { text: shorten(text) });
  }
  const bare = rest.replace(/^\((.*)\)$/, "-$1").replace(/^(.*\S) ?[-−]$/, "-$1");
  const negative = /^[-−]/.test(bare);
  const signless = bare.replace(/^[-−+]\s*/, "");
  const [, number = "", word = ""] = /^(.*?\d[.,]?)\s*(\p{L}+)\.?$/u.exec(signless) ?? [];
  const unit = word.toLowerCase();
  const scale = getOwnValue(factors, unit);
  return scale === undefined
    ? { digits: signless, negative, scale: 1, unit: "" }
    : { digits: number, negative, scale, unit };
}

/** Parses digits with separators; null if they are ambiguous. */
function parsePlainNumber(digits: string, decimal: string, scaled: boolean): number | null {
  const text = digits.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "");
  const split = /^(\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(text) ?? /^()([.,])(\d+)$/.exec(text);
  if (!split) return null;
  const [, whole = "", last, after = ""] = split;
  if (last === undefined) return Number(whole);
  const separators = new Set(whole.replace(/\d/g, ""));
  // Three digits after a single separator are thousands: prices are never given to a tenth of a cent.
  const thousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !(scaled && last === decimal);
  if (separators.has(last) || thousands) {
    return parseGroupedNumber(`${whole}${last}${after}`, last);
  }
  if (separators.size > 1) return null;
  const units = separators.size === 1 ? parseGroupedNumber(whole, [...separators][0] ?? "") : Number(whole);
  // "45,00" may be a typo for 45,000, so it is rejected. After four or more digits, or in a locale with decimal commas,
  // it means cents, and "1,25M" can't be read in another way.
  if (scaled && after.length <= 2 && separators.size === 0) return Number(`${whole}.${after || 0}`);
  if (last === "," && decimal !== "," && separators.size === 0 && !/^\d{4,}$/.test(whole)) return null;
  return units === null ? null : units + Number(`0.${after || 0}`);
}

/** Parses "1,250,000"; null unless every group but the first has three digits. */
function parseGroupedNumber(text: string, separator: string): number | null {
  const [first = "", ...groups] = text.split(separator);
  const sound = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return sound ? Number(first + groups.join("")) : null;
}

/** Lists how the currency is written at home and abroad, longest first: "US$", "USD", "$". */
function listCurrencySigns(currency: string, locale: string): string[] {
  const signs = [locale, "en-US", "en-CA", "en-AU"].flatMap((where) =>
    (["symbol", "narrowSymbol"] as const).map((currencyDisplay) =>
      new Intl.NumberFormat(where, { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .find((part) => part.type === "currency"),
    ),
  );
  const texts = new Set([currency, currency.toLowerCase(), ...signs.map((part) => part?.value ?? currency)]);
  return [...texts].sort((a, b) => b.length - a.length);
}

function createAmountError(text: string): BadValue {
  return createBadValue(m.import_not_an_amount, { text: shorten(text) });
}
