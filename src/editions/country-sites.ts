import { EDITIONS } from "./countries.ts";
import { getCountryName } from "./country-name.ts";
import type { Edition } from "./edition.ts";
import type { Locale } from "./locales.ts";
import { getSiblingSite } from "./location-sections.ts";

export interface CountrySite {
  code: string;
  /** In the reader's language. */
  name: string;
  href: string;
  is_chosen: boolean;
}

/** Returns the sites of all countries in the reader's language: this site's first, then the others alphabetically. */
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
      code: sibling.code,
      name: getCountryName(locale, sibling),
      href: `${getSiblingSite(network.sibling_sites, sibling).home}/`,
      is_chosen: false,
    }))
    .sort((a, b) => compare(a.name, b.name));
  const { code, is_preselected } = edition;
  const name = getCountryName(locale, edition);
  return [{ code, name, href: `${network.origin}/`, is_chosen: is_preselected }, ...siblings];
}
