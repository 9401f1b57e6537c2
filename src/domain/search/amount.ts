import type { Edition } from "#editions/edition.ts";
import { memoize } from "#lib/memoize.ts";
import { type Minor, toMinor } from "#lib/money.ts";
import { NUMBER_FACTORS } from "#lib/number-factors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { readTypedNumber, removeSpaces } from "#lib/typed-number.ts";

/** Above this many major units, a double no longer represents every minor unit exactly. */
const MAX_AMOUNT = 1e15;

/** The word or symbol of a currency that people write next to a number, if there is one. */
const WORDS: Record<string, RegExp> = { JPY: /円$/, VND: /(đồng|đ|vnđ)$/, ZAR: /^r/ };

/** Amounts have no thousandths: three digits after a single comma are thousands in every language. */
const THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

/**
 * Parses an amount in the edition's currency as people type it: "500k", "$1,250,000", "1.5m", "1 250 000 €", or a plain
 * number of major units. Returns undefined if it is negative or not an amount.
 */
export function parseAmount(text: string, edition: Pick<Edition, "currency" | "format_locale">): Minor | undefined {
  const bare = removeSpaces(text)
    .toLowerCase()
    .replace(edition.currency.toLowerCase(), "")
    .replace(getOwnValue(WORDS, edition.currency) ?? "", "")
    .replace(/^[a-z]{0,2}\p{Sc}|\p{Sc}[a-z]{0,2}$/u, "");
  const [, digits = "", multiplier = ""] = /^([\d.,]+)(\p{L}*)$/u.exec(bare) ?? [];
  const decimal = THOUSANDS.test(digits) && multiplier === "" ? "." : getDecimalSeparator(edition.format_locale);
  const major = readTypedNumber(digits, decimal);
  const factor = multiplier === "" ? 1 : getOwnValue(NUMBER_FACTORS, multiplier);
  if (major === undefined || factor === undefined) return undefined;
  const minor = toMinor(major * factor, edition.currency);
  return minor < MAX_AMOUNT ? minor : undefined;
}

/**
 * Returns the decimal separator of a locale; cached, because creating an `Intl` formatter takes longer than the rest of
 * a search.
 */
const getDecimalSeparator = memoize(
  50,
  (locale) => new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".",
);
