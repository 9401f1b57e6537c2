import type { Edition } from "#editions/edition.ts";

export const PLACE_FIELDS = ["state", "location", "county", "city", "postal_code"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** The cleaned text of a row's place columns; empty if missing. */
export type PlaceTexts = Record<PlaceField, string>;

/** Returns the county in parentheses, as in "Dallas, TX (Dallas County)". */
export function getCountyInParentheses(location: string): string {
  return /\(\s*([^()\s][^()]*?\b(?:county|counties|parish|borough))\s*\)/i.exec(location)?.[1] ?? "";
}

/** Capitalizes a name that is all uppercase or all lowercase. */
export function capitalizeName(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{Letter}'’])\p{Letter}/gu, (letter) => letter.toUpperCase());
}

/** Adds the zero that a spreadsheet drops at the start of a postal code, and drops the extension after a hyphen. */
export function completePostalCode(written: string, { postal_code: { pattern } }: Edition): string {
  if (!pattern || pattern.test(written)) return written;
  return [written.replace(/-.*$/, ""), `0${written}`].find((code) => pattern.test(code)) ?? written;
}
