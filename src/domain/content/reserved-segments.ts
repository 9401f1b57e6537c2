import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { LOCALES } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { listFirstSegments } from "#web/site-map.ts";

/**
 * First path segments that no page may have: files, API calls, and addresses that other programs request on every site.
 */
const NO_PAGES = [
  ...["api", "desk", "build", "maps", "storefronts", "portraits", "skylines", "share", "assets", "sanctum", "uploads"],
  ...["sitemap", "sitemaps", "feed", "feeds", "icons", "home", "login", "logout", "index", "search"],
  // Former pages of agents. They redirect.
  ...["bio", "my-listings"],
];

const RESERVED = new Set<string>([
  ...NO_PAGES,
  ...listFirstSegments(),
  ...LOCALES.flatMap((locale) => [locale.toLowerCase(), locale.slice(0, locale.indexOf("-"))]),
  ...Object.values(EDITIONS).map(({ locations_segment }) => locations_segment),
]);

/**
 * Returns whether a first path segment is reserved: by a page of the site, a language, or an edition's word for its
 * locations. Pages, templates and offices must not use it.
 */
export function isReservedSegment(segment: string): boolean {
  const folded = segment.toLowerCase();
  return RESERVED.has(folded) || folded.startsWith("_") || folded.startsWith(".") || folded.includes(".");
}

/**
 * Rejects a slug that cannot be used in a URL, or as its first segment.
 *
 * @throws Invalid on `field`.
 */
export function checkSegment(
  slug: string,
  { locale, field = "slug", isFirst = true }: Pick<Context, "locale"> & { field?: string; isFirst?: boolean },
): void {
  const options = getMessageOptions(locale);
  const throwInvalid = (message: string): never => {
    throw new Invalid(m.field_check_marked({}, options), { [field]: [message] });
  };
  if (slug.length > 120 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throwInvalid(m.content_slug_wrong({}, options));
  if (isFirst && isReservedSegment(slug)) throwInvalid(m.content_slug_reserved({ slug }, options));
}
