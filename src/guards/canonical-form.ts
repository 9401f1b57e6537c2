import { type Guard, pass, permanentRedirect } from "./visit.ts";

/** A segment that means "here" or "one up", also as a program may write it that resolves no addresses. */
const DOTS = /\/(\.|%2e){1,2}(?=\/|$)/i;

/** One address a page: lower case, single slashes, none at the end. Addresses with a token are letter for letter. */
export const canonicalForm: Guard = ({ path, query, is_data }) => {
  if (is_data || /[?&]token=/.test(query)) return pass;
  // A leading `//` or `/\` would make the browser read the next segment as a host.
  const canonical = lowerCased(withoutDots(path.replace(/[/\\]{2,}|\\/g, "/")).replace(/(?<=.)\/+$/, ""));
  return canonical === path ? pass : permanentRedirect(canonical + query);
};

/** A browser resolves dots before it asks: where they were left in a hop's target, guards and browser would differ. */
function withoutDots(path: string): string {
  return DOTS.test(path) ? new URL(path, "http://site").pathname : path;
}

/** Percent escapes keep their capitals: `%C3` and `%c3` are one letter, written one way. */
function lowerCased(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
