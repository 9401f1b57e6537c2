import { EDITIONS } from "./countries.ts";
import type { Edition, EditionCode } from "./edition.ts";

/** Countries with a section on every locations page. */
const SECTIONS: readonly EditionCode[] = ["US", "CA", "MX", "IE", "GH"];

/** The sections of an edition's locations page: its own country first. */
export function listSiblingEditions(own: Edition): Edition[] {
  return [own, ...SECTIONS.filter((code) => code !== own.code).map((code) => EDITIONS[code])];
}

/** Returns the home and locations URLs of a sibling edition's site, from the URL template of all sites. */
export function getSiblingSite(template: string, edition: Edition): { home: string; offices: string } {
  const home = template.replaceAll("{code}", edition.code.toLowerCase()).replace(/\/+$/, "");
  return { home, offices: `${home}/${edition.locations_segment}` };
}
