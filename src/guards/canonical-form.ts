import { type Guard, pass, redirectPermanently } from "./visit.ts";

/** A `.` or `..` segment, also percent-encoded, as programs that do not normalize URLs may send it. */
const DOTS = /\/(\.|%2e){1,2}(?=\/|$)/i;

/** One address per page: lower case, single slashes, no trailing slash. Addresses with a token are case-sensitive. */
export const canonicalFormGuard: Guard = ({ path, query }) => {
  if (/[?&]token=/.test(query)) return pass;
  // A leading `//` or `/\` would make the browser read the next segment as a host.
  const canonical = toLowerCasePath(removeDots(path.replace(/[/\\]{2,}|\\/g, "/")).replace(/(?<=.)\/+$/, ""));
  return canonical === path ? pass : redirectPermanently(canonical + query);
};

/**
 * Browsers resolve dot segments before they send a request: a redirect target that still has them would differ between
 * guards and browser.
 */
function removeDots(path: string): string {
  return DOTS.test(path) ? new URL(path, "http://site").pathname : path;
}

/** Percent escapes stay uppercase: `%C3` and `%c3` are the same byte, written one way. */
function toLowerCasePath(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
