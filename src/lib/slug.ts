/**
 * Converts a name to a URL slug: lower case, accents dropped, every run of anything but letters and digits one hyphen.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
