/** Apostrophes and dashes as different keyboards write them. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Whether a typed name is a profile's: case, runs of spaces, and the ways in which Unicode can write the same letter do
 * not count (UAX #15, NFKC); accents do, since names differ by them.
 */
export function isSameName(typed: string, name: string): boolean {
  const folded = fold(typed);
  return folded !== "" && folded === fold(name);
}

function fold(name: string): string {
  return (
    name
      .normalize("NFKC")
      .replace(APOSTROPHES, "'")
      .replace(DASHES, "-")
      .replace(/\p{Cf}/gu, "")
      .replace(/\s+/gu, " ")
      .trim()
      // Turkish and German letters have several lower forms; upper case first brings them together.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFC")
  );
}
