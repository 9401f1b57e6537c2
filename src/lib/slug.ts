/**
 * Converts a name to a URL slug: lower case, without accents, with one hyphen for each run of characters other than
 * letters and digits.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
