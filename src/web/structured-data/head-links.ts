import { splitLanguage } from "#editions/language-prefix.ts";
import { m } from "#messages/messages.js";
import { type Alternate, getAlternates } from "./hreflang.ts";
import { renderJsonLd, type Thing } from "./thing.ts";

/** The id of the network's home route, which has no path. */
const HOME = "pages/home-page";

/** Feeds, and the ids of the routes that link to them. */
const FEEDS: { routes: RegExp; name: string; title: () => string }[] = [
  {
    routes: /^(pages\/home-page|network\/buy-a-business|network\/buy-a-business\/business-listing-search)$/,
    name: "listings",
    title: m.feed_listings,
  },
  { routes: /^(network|office)\/blog(\/:blog)?$/, name: "blog", title: m.feed_blog },
];

/** A rendered page. */
interface Rendered {
  html: string;
  /** The id of the page's route in `routes.ts`. */
  route_id: string;
  things: readonly Thing[];
  reader: Parameters<typeof getAlternates>[1];
}

/**
 * Renders links for search engines and feed readers at the end of the head: alternates, feeds and structured data. None
 * of this code is in the browser's bundle.
 */
export function renderHeadLinks({ html, route_id, things, reader }: Rendered): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const isIndexed = !head.includes('<meta name="robots"');
  const canonical = /<link rel="canonical" href="([^"?]*)"/.exec(head)?.[1];
  const { origin, locales } = reader.network;
  const path = canonical?.startsWith(origin) && splitLanguage(canonical.slice(origin.length), locales).path;
  const alternates = isIndexed && path ? getAlternates(path, reader, isInEveryEdition(route_id)) : [];
  return [
    ...alternates.map(renderHreflangLink),
    ...renderFeedLinks(route_id),
    isIndexed ? renderJsonLd(things) : "",
  ].join("");
}

/** Every country's site has the network's pages whose path has no parameter. */
function isInEveryEdition(routeId: string): boolean {
  return routeId === HOME || (routeId.startsWith("network/") && !/[:*]/.test(routeId));
}

function renderHreflangLink({ hreflang, href }: Alternate): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`;
}

function renderFeedLinks(routeId: string): string[] {
  return FEEDS.filter(({ routes }) => routes.test(routeId)).flatMap(({ name, title }) => [
    `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(title())}" href="/feeds/${name}.xml"/>`,
    `<link rel="alternate" type="application/feed+json" title="${escapeAttribute(title())}" href="/feeds/${name}.json"/>`,
  ]);
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
