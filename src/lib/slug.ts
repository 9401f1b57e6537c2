/** Letters that Unicode doesn't decompose into a Latin letter and an accent. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ["đ", "d"],
  ["ð", "d"],
  ["ø", "o"],
  ["ł", "l"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["þ", "th"],
]);

/**
 * Converts a name to a URL slug: lower case, without accents, with one hyphen for each run of characters other than
 * letters and digits.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[đðøłıßæœþ]/g, (letter) => LATIN.get(letter) ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
