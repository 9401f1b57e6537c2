import { ownValue } from "#lib/own-value.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = { đ: "d", Đ: "D", ø: "o", Ø: "O", ł: "l", Ł: "L" };

const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['`´ʻʼ‘’]/g;
const SEPARATORS =
  /(?:[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf×÷\u2000-\u2bff\u3000-\u3004\u3008-\u3020・\ufff0-\uffff\u{1f000}-\u{1faff}]|[\ufe00-\ufe6f])+/u;

/** Far beyond any word; PostgreSQL refuses a search for one of 2,046 bytes. */
const MAX_PREFIX_LENGTH = 100;

/**
 * The words of a text as keyword search knows them: lower case, without accents and punctuation. Equal to the database's
 * function `listing_words`, which says what the words of a listing are.
 */
export function searchWords(text: string): string[] {
  return text
    .replace(/[đĐøØłŁ]/g, (letter) => ownValue(UNDECOMPOSED, letter) ?? letter)
    .normalize("NFKD")
    .replace(MARKS, "")
    .normalize("NFKC")
    .replace(APOSTROPHES, "")
    .toLowerCase()
    .split(SEPARATORS)
    .filter(Boolean);
}

/** A tsquery that wants every word as a prefix. The words hold neither quotes nor backslashes: nothing to escape. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word.slice(0, MAX_PREFIX_LENGTH)}':*`).join(" & ");
}

/** The listing number that a search asks for outright, "100234" or "#100234"; null when it does not. */
export function parseListingNumber(words: readonly string[]): number | null {
  const [word = "", ...others] = words;
  return others.length === 0 && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
}
