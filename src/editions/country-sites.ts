import { EDITIONS } from "./countries.ts";
import { getCountryName } from "./country-name.ts";
import type { Edition } from "./edition.ts";
import type { Locale } from "./locales.ts";
import { getSiblingSite } from "./location-sections.ts";

export interface CountrySite {
  name: string;
  href: string;
  is_chosen: boolean;
}

/**
 * The sites of all countries in the reader's language: this site's first, then the other thirteen alphabetically. On
 * Puerto Rico's site none is selected (specification).
 */
export function listCountrySites({
  edition,
  locale,
  network,
}: {
  edition: Edition;
  locale: Locale;
  network: { origin: string; sibling_sites: string };
}): CountrySite[] {
  const { compare } = new Intl.Collator(locale);
  const siblings = Object.values(EDITIONS)
    .filter(({ code }) => code !== edition.code)
    .map((sibling) => ({
      name: getCountryName(locale, sibling),
      href: `${getSiblingSite(network.sibling_sites, sibling).home}/`,
      is_chosen: false,
    }))
    .sort((a, b) => compare(a.name, b.name));
  const own = { name: getCountryName(locale, edition), href: `${network.origin}/`, is_chosen: edition.code !== "PR" };
  return [own, ...siblings];
}
