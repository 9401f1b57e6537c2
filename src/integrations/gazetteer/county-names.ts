import { fold } from "./fold.ts";

/** Words that say what a division is, not which. */
const GENERIC = new Set(
  "county counties co parish borough census area municipality city town of and the district region regional metropolitan united planning province prefecture state governorate emirate".split(
    " ",
  ),
);

/** The name of a division without the words for what it is: "Cook County" and "County Cook" are "cook". */
export function getBareKey(name: string): string {
  const words = fold(name).split(" ");
  const describing = words.filter((word) => !GENERIC.has(word));
  return (describing.length > 0 ? describing : words).join("");
}

/** True of a name that calls itself a county, or what stands for one ("Orleans Parish"), as "City of Richmond" does not. */
export function isCountyName(name: string): boolean {
  return /\b(county|counties|parish|borough|census area|district|region)\b/i.test(name);
}
