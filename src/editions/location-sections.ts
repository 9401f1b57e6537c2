import { EDITIONS } from "./countries.ts";
import type { Edition } from "./edition.ts";

/** Returns the sections of an edition's locations page: its own country first. */
export function listSiblingEditions(own: Edition): Edition[] {
  const siblings = Object.values<Edition>(EDITIONS)
    .filter(({ code, locations_section }) => locations_section !== undefined && code !== own.code)
    .sort((a, b) => (a.locations_section ?? 0) - (b.locations_section ?? 0));
  return [own, ...siblings];
}

/** The default of `SIBLING_SITES`, which is only an example: there are no sites at these addresses. */
export const EXAMPLE_SIBLING_SITES = "https://{code}.example.com";

/** Returns the home and locations URLs of a sibling edition's site, from the URL template of all sites. */
export function getSiblingSite(template: string, edition: Edition): { home: string; offices: string } {
  const home = template.replaceAll("{code}", edition.code.toLowerCase()).replace(/\/+$/, "");
  return { home, offices: `${home}/${edition.locations_segment}` };
}
