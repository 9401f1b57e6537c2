import { homeUrl, type Network } from "#domain/context.ts";
import { getLanguage, getPrefix } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A contact is believed for this long; RFC 9116 asks for less than a year. */
const SECURITY_DAYS = 180;

/** What no search engine has a use for: programs' own addresses, and what is somebody's alone. Pages that are only not to be found say so themselves, and must be read for it. */
const CLOSED = ["/api", "/sanctum", "/desk", "/bizmatch", "/reset-password", "/unsubscribe", "/__manifest"];

/** Those of them that are pages, and stand under each language. */
const PAGES_CLOSED = ["/bizmatch", "/reset-password", "/unsubscribe", "/__manifest"];

/** Addresses without end that show what others show as well. */
const TRAPS = [
  "/*.data$",
  "/*?*login=",
  "/*?*redirect=",
  "/*?*token=",
  "/*?*bbox=",
  "/*?*sort=",
  "/*?*per_page=",
  "/*?*locale=",
];

/** What crawlers may ask for. They get the same pages as people. */
export function robotsTxt({ origin, locales }: Pick<Network, "origin" | "locales">): string {
  const closed =
    locales.length > 1
      ? [...CLOSED, ...locales.flatMap((locale) => PAGES_CLOSED.map((path) => getPrefix(locale, locales) + path))]
      : CLOSED;
  const rules = [...closed, ...TRAPS].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** Whom to tell of a weakness (RFC 9116). */
export function securityTxt(network: Pick<Network, "origin" | "locales">, locale: Locale, now: Date): string {
  const { origin, locales } = network;
  const languages = new Set([locale, ...locales].map(getLanguage));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + SECURITY_DAYS * DAY_MS);
  return [
    `Contact: ${homeUrl(network, locale)}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** What a phone makes of the site that is put among its programs. */
export function webManifest({ brand }: Pick<Network, "brand">, locale: Locale) {
  const icon = (file: string, sizes: string, purpose = "any") => ({
    src: `/icons/${file}`,
    sizes,
    type: "image/png",
    purpose,
  });
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
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
  };
}
