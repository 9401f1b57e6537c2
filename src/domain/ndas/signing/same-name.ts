import type { NameParts } from "#editions/person-name.ts";

/** Apostrophes and dashes as different keyboards write them. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Returns whether a typed name matches a profile's name. Case, repeated spaces and Unicode variants of the same letter
 * are ignored (UAX #15, NFKC); accents are not, since they distinguish names.
 */
export function isSameName(typed: string, name: string): boolean {
  const folded = fold(typed);
  return folded !== "" && folded === fold(name);
}

/**
 * Returns whether a typed name is the signer's, with its parts in either order. Spaces in Japanese names are ignored.
 */
export function isSignersName(typed: string, { first_name, last_name }: NameParts): boolean {
  const [given, family] = [first_name, last_name ?? ""];
  return [`${given} ${family}`, `${family} ${given}`].some((name) => isSameName(typed, name));
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function fold(name: string): string {
  const folded = name
    .normalize("NFKC")
    .replace(APOSTROPHES, "'")
    .replace(DASHES, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    // Some Turkish and German letters have several lowercase forms; converting to uppercase first unifies them.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
  return JAPANESE.test(folded) ? folded.replace(/[\s・]/gu, "") : folded;
}
