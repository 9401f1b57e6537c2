/**
 * Returns whether an If-None-Match header names one of these tags, by the weak comparison that RFC 9110 requires for
 * reads.
 */
export function isUnchanged(header: string | undefined, tags: readonly string[]): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => tags.includes(part.trim().replace(/^W\//, "")));
}
