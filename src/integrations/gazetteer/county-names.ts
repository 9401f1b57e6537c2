import { fold } from "./fold.ts";

/** Words for kinds of divisions, which don't identify a division. */
const GENERIC = new Set(
  "county counties co parish borough census area municipality city town of and the district region regional metropolitan united planning province prefecture state governorate emirate".split(
    " ",
  ),
);

/** Returns a division's name without the words for its kind: "cook" for "Cook County" and "County Cook". */
export function getBareKey(name: string): string {
  const words = fold(name).split(" ");
  const describing = words.filter((word) => !GENERIC.has(word));
  return (describing.length > 0 ? describing : words).join("");
}

/** Returns whether a name includes "County" or an equivalent ("Orleans Parish"), unlike "City of Richmond". */
export function isCountyName(name: string): boolean {
  return /\b(county|counties|parish|borough|census area|district|region)\b/i.test(name);
}
