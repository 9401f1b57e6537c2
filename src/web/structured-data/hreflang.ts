import type { Network } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { siblingSite } from "#editions/location-sections.ts";

/** The same page of another country's site. */
export interface Alternate {
  /** Language and ISO country, or `x-default`. */
  hreflang: string;
  href: string;
}

interface Reader {
  edition: Edition;
  network: Pick<Network, "origin" | "sibling_sites">;
}

/**
 * A page that every edition has, in each of them, itself among them: search engines believe only sites that name one
 * another. Each edition speaks its own default language. Who is of none of the countries is sent to the first one's.
 *
 * @param path from the origin, under this edition's word for locations.
 */
export function alternatesOf(path: string, { edition, network }: Reader): Alternate[] {
  const all = Object.values(EDITIONS).map((sibling) => {
    const isOwn = sibling.code === edition.code;
    const home = isOwn ? network.origin : siblingSite(network.sibling_sites, sibling).home;
    return { hreflang: languageOf(sibling), href: home + underSegment(path, edition, sibling) };
  });
  const [first] = all;
  return first ? [...all, { hreflang: "x-default", href: first.href }] : [];
}

/** The language that an edition's pages are written in, as they are read in its country. */
function languageOf({ locales, iso2 }: Edition): string {
  return `${locales[0].slice(0, 2)}-${iso2}`;
}

function underSegment(path: string, own: Edition, sibling: Edition): string {
  return path === `/${own.locations_segment}` ? `/${sibling.locations_segment}` : path;
}
