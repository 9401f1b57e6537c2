import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { fold } from "./fold.ts";

/** Returns a key shared by the names of one region: "County Cork", "Cork" and "Co. Cork" are "cork". */
export function getRegionKey(name: string): string {
  const folded = fold(name);
  const bare = folded
    .replace(/^(county|co|province|provincia|region|prefecture|emirate) ((of|de) )?/, "")
    .replace(/ (county|province|region|prefecture|emirate)$/, "");
  return (bare || folded).replaceAll(" ", "");
}

const byKey = new Map(
  Object.values<Edition>(EDITIONS)
    .flatMap(({ gazetteer }) => (gazetteer.regionAliases ?? []).map((names) => names.split("|")))
    .flatMap((names) => names.map((name) => [getRegionKey(name), names] as const)),
);

/** Lists a region's name and its alternative names. */
export function listRegionNames(name: string): string[] {
  return [...new Set([name, ...(byKey.get(getRegionKey(name)) ?? [])])];
}
