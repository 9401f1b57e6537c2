import { getOwnValue } from "#lib/own-value.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = { đ: "d", ð: "d", ø: "o", ł: "l", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Words that place names abbreviate; entries with a leading space apply to the first word only. */
const SHORT_FORMS = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
  [" north", "n"],
  [" south", "s"],
  [" east", "e"],
  [" west", "w"],
]);
const LONG_FORMS = new Map(
  [...SHORT_FORMS].map(([long, short]) => [long.startsWith(" ") ? ` ${short}` : short, long.trim()]),
);
const SWAPPED = new Set([...SHORT_FORMS.keys(), ...LONG_FORMS.keys()]);

/**
 * Returns a text in lower case without accents and punctuation, with single spaces: "coeur dalene" for "Coeur
 * d'Alene,".
 */
export function fold(text: string): string {
  if (/^[a-z\d]+(?: [a-z\d]+)*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[đðøłßæœı]/g, (letter) => getOwnValue(UNDECOMPOSED, letter) ?? letter)
    .replace(/['’‘`´ʻʼ.]/g, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/**
 * Returns a key that is the same for different spellings of a name. It has no spaces, so that "De Kalb" matches
 * "DeKalb".
 */
export function toKey(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/**
 * Returns the keys that a name is looked up by: as written, with abbreviations expanded, and with long forms
 * abbreviated.
 */
export function toKeys(name: string): string[] {
  const words = fold(name).split(" ");
  if (words[0] === "the" && words.length > 1) return [words.join(""), ...toKeys(words.slice(1).join(" "))];
  const key = words.join("");
  if (key === "") return [];
  const isFixed = !SWAPPED.has(` ${words[0]}`) && !words.some((word) => SWAPPED.has(word));
  return isFixed ? [key] : [...new Set([key, swapWords(words, LONG_FORMS), swapWords(words, SHORT_FORMS)])];
}

function swapWords(words: readonly string[], forms: ReadonlyMap<string, string>): string {
  return words.map((word, at) => forms.get(word) ?? (at === 0 ? forms.get(` ${word}`) : undefined) ?? word).join("");
}
