import { type Network, toHomeUrl } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { isOnlyOfItsLanguage, getLanguage as localeLanguage } from "#editions/language-prefix.ts";
import { EXAMPLE_SIBLING_SITES, getSiblingSite } from "#editions/location-sections.ts";

/** The same page in another language or on another country's site. */
export interface Alternate {
  /** Language and ISO country, or `x-default`. */
  hreflang: string;
  href: string;
}

interface Reader {
  edition: Edition;
  network: Pick<Network, "origin" | "sibling_sites" | "locales">;
}

/**
 * Lists a page in every language of its site and, if every edition has it, on every edition's site in its default
 * language. The list includes the page itself, because search engines require mutual links. `x-default` is the first
 * edition's site, or for a page that only this site has, the path without a language, which redirects. Without
 * `SIBLING_SITES`, there are no other sites.
 *
 * @param path from the origin without a language prefix, with this edition's locations segment.
 */
export function getAlternates(path: string, { edition, network }: Reader, isInEveryEdition = true): Alternate[] {
  const own = getVersions(path, { edition, network });
  const hasSiblings = network.sibling_sites !== EXAMPLE_SIBLING_SITES;
  if (!isInEveryEdition || !hasSiblings)
    return own.length > 1 ? [...own, { hreflang: "x-default", href: network.origin + path }] : [];
  const all = Object.values(EDITIONS).flatMap((sibling) => {
    if (sibling.code === edition.code) return own;
    const { home } = getSiblingSite(network.sibling_sites, sibling);
    return { hreflang: toHreflang(sibling), href: home + replaceSegment(path, edition, sibling) };
  });
  const isFirstEdition = Object.values(EDITIONS)[0]?.code === edition.code;
  const defaultAlternate = isFirstEdition ? { href: network.origin + path } : all[0];
  return defaultAlternate ? [...all, { hreflang: "x-default", href: defaultAlternate.href }] : [];
}

/** Lists a page in each language of this site. */
function getVersions(path: string, { edition, network }: Reader): Alternate[] {
  const { locales } = network;
  if (locales.length === 1) return [{ hreflang: toHreflang(edition), href: network.origin + path }];
  const pathUnderHome = path === "/" ? "" : path;
  return locales.map((locale) => ({
    hreflang: isOnlyOfItsLanguage(locale, locales) ? `${localeLanguage(locale)}-${edition.iso2}` : locale,
    href: toHomeUrl(network, locale) + pathUnderHome,
  }));
}

/** Returns the hreflang value of an edition's default language. */
function toHreflang({ locales, iso2 }: Edition): string {
  return `${locales[0].slice(0, 2)}-${iso2}`;
}

function replaceSegment(path: string, own: Edition, sibling: Edition): string {
  return path === `/${own.locations_segment}` ? `/${sibling.locations_segment}` : path;
}
