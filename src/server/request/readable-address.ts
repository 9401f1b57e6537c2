/**
 * Max path depth, above that of any page. Matching takes quadratic time, so the longest possible path would take
 * seconds.
 */
const MAX_DEPTH = 50;

/** Why an address is rejected. */
export interface AddressFault {
  status: 400 | 414;
  message: string;
}

/**
 * Matches control characters. URL parsers drop some of them, so that a path may become the name of another host when it
 * is decoded and parsed again.
 */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;

/**
 * Returns why a URL can be rejected without further work: it is malformed, has a control character, a NUL in the query
 * (which no database or file accepts) or too many segments.
 */
export function findAddressFault(path: string, query: string): AddressFault | null {
  if (!path.startsWith("/") || CONTROL.test(path) || query.includes("%00"))
    return { status: 400, message: "Bad request" };
  if (path.split("/", MAX_DEPTH + 2).length > MAX_DEPTH + 1) return { status: 414, message: "URI too long" };
  return null;
}
