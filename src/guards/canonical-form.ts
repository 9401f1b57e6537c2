import { type Guard, pass, redirectPermanently } from "./visit.ts";

/** Matches a `.` or `..` segment, also percent-encoded, which programs that don't normalize URLs may send. */
const DOTS = /\/(\.|%2e){1,2}(?=\/|$)/i;

/** One address per page: lower case, single slashes, no trailing slash. Addresses with a token are case-sensitive. */
export const canonicalFormGuard: Guard = ({ path, query }) => {
  if (/[?&]token=/.test(query)) return pass;
  // A leading `//` or `/\` would make the browser read the next segment as a host.
  const canonical = toLowerCasePath(removeDots(path.replace(/[/\\]{2,}|\\/g, "/")).replace(/(?<=.)\/+$/, ""));
  return canonical === path ? pass : redirectPermanently(canonical + query);
};

/**
 * Removes dot segments. Browsers resolve them before they send a request, so a redirect target with dot segments would
 * not be the page that the guards checked.
 */
function removeDots(path: string): string {
  return DOTS.test(path) ? new URL(path, "http://site").pathname : path;
}

/** Converts a path to lower case except its percent escapes, which are uppercase: `%C3` and `%c3` are the same byte. */
function toLowerCasePath(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
