import { type Network, toHomeUrl } from "#domain/context.ts";
import { getLanguage, getPrefix } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { listManifestIcons } from "#lib/manifest-icons.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { MOUNTS } from "#web/site-map/page.ts";
import { getPagePath } from "#web/site-map.ts";

/** Days until the contact expires; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

/**
 * Pages under each locale that crawlers must not request. Pages with `noindex` aren't listed, because crawlers must
 * request them to read it.
 */
const DISALLOWED_PAGES = [`/${MOUNTS.buyer}`, getPagePath("resetPassword"), getPagePath("unsubscribe")];

/** Paths that search engines shouldn't crawl. */
const DISALLOWED_PATHS = ["/api", "/sanctum", "/desk", ...DISALLOWED_PAGES];

/** Query patterns with unlimited variations of other pages. */
const DISALLOWED_QUERIES = [
  "/*?*login=",
  "/*?*redirect=",
  "/*?*token=",
  "/*?*bbox=",
  "/*?*polygon=",
  "/*?*sort=",
  "/*?*per_page=",
  "/*?*locale=",
];

/** Returns the crawl rules. Crawlers get the same pages as people. */
export function renderRobotsTxt({ origin, locales }: Pick<Network, "origin" | "locales">): string {
  const closed =
    locales.length > 1
      ? [
          ...DISALLOWED_PATHS,
          ...locales.flatMap((locale) => DISALLOWED_PAGES.map((path) => getPrefix(locale, locales) + path)),
        ]
      : DISALLOWED_PATHS;
  const rules = [...closed, ...DISALLOWED_QUERIES].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** Renders security.txt, which says where to report a vulnerability (RFC 9116). */
export function renderSecurityTxt(network: Pick<Network, "origin" | "locales">, locale: Locale, now: Date): string {
  const { origin, locales } = network;
  const languages = new Set([locale, ...locales].map(getLanguage));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + SECURITY_DAYS * DAY_MS);
  return [
    `Contact: ${toHomeUrl(network, locale)}${getPagePath("contact")}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Creates the web app manifest, which lets people install the site on a phone. */
export function createWebManifest({ brand, logo }: Pick<Network, "brand" | "logo">, locale: Locale) {
  return {
    id: "/",
    name: brand,
    short_name: brand.split(" ")[0] ?? brand,
    lang: locale,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#faf6ef",
    theme_color: "#1d5c4d",
    icons: listManifestIcons(Boolean(logo)),
  };
}
