import { getOwnValue } from "#lib/own-value.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = { đ: "d", Đ: "D", ø: "o", Ø: "O", ł: "l", Ł: "L" };

const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['`´ʻʼ‘’]/g;
const SEPARATORS =
  /(?:[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf×÷\u2000-\u2bff\u3000-\u3004\u3008-\u3020・\ufff0-\uffff\u{1f000}-\u{1faff}]|[\ufe00-\ufe6f])+/u;

/** Far longer than any word; PostgreSQL rejects a search word of 2,046 bytes. */
const MAX_PREFIX_LENGTH = 100;

/**
 * Splits a text into the words that keyword search uses: lower case, without accents or punctuation. Must match the
 * database function `listing_words`, which splits the listings' text.
 */
export function toSearchWords(text: string): string[] {
  return text
    .replace(/[đĐøØłŁ]/g, (letter) => getOwnValue(UNDECOMPOSED, letter) ?? letter)
    .normalize("NFKD")
    .replace(MARKS, "")
    .normalize("NFKC")
    .replace(APOSTROPHES, "")
    .toLowerCase()
    .split(SEPARATORS)
    .filter(Boolean);
}

/**
 * Returns a tsquery that requires every word as a prefix. The words contain no quotes or backslashes, so nothing needs
 * escaping.
 */
export function toPrefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word.slice(0, MAX_PREFIX_LENGTH)}':*`).join(" & ");
}

/** Returns the listing number if the search is just a number, "100234" or "#100234"; otherwise null. */
export function parseListingNumber(words: readonly string[]): number | null {
  const [word = "", ...others] = words;
  return others.length === 0 && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
}
