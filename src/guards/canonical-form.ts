import { type Guard, movedForGood, pass } from "./visit.ts";

/** One address a page: lower case, single slashes, none at the end. Addresses with a token are letter for letter. */
export const canonicalForm: Guard = ({ path, query, is_data }) => {
  if (is_data || /[?&]token=/.test(query)) return pass;
  // A leading `//` or `/\` would make the browser read the next segment as a host.
  const canonical = lowerCased(path.replace(/[/\\]{2,}|\\/g, "/").replace(/(?<=.)\/+$/, ""));
  return canonical === path ? pass : movedForGood(canonical + query);
};

/** Percent escapes keep their capitals: `%C3` and `%c3` are one letter, written one way. */
function lowerCased(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  );
}
