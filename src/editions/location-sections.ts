import { EDITIONS } from "./countries.ts";
import type { Edition, EditionCode } from "./edition.ts";

/** The countries that every locations page has a section for. */
const SECTIONS: readonly EditionCode[] = ["US", "CA", "MX", "IE", "GH"];

/** The sections of an edition's locations page: its own first, then the others of the five. */
export function listSiblingEditions(own: Edition): Edition[] {
  return [own, ...SECTIONS.filter((code) => code !== own.code).map((code) => EDITIONS[code])];
}

/** Where a sibling edition's site is, and where on it its offices are, by the address all editions' sites have in common. */
export function getSiblingSite(template: string, edition: Edition): { home: string; offices: string } {
  const home = template.replaceAll("{code}", edition.code.toLowerCase()).replace(/\/+$/, "");
  return { home, offices: `${home}/${edition.locations_segment}` };
}
