import { splitLanguage } from "#editions/language-prefix.ts";
import { escapeXml } from "#lib/xml.ts";
import { m } from "#messages/messages.js";
import type { MountedPage } from "../site-map.ts";
import { type Alternate, getAlternates } from "./hreflang.ts";
import { renderJsonLd, type Thing } from "./thing.ts";

const FEED_TITLES = { listings: m.feed_listings, blog: m.blog };

interface Rendered {
  html: string;
  page: MountedPage;
  things: readonly Thing[];
  reader: Parameters<typeof getAlternates>[1];
}

/**
 * Renders links for search engines and feed readers at the end of the head: alternates, feeds and structured data.
 */
export function renderHeadLinks({ html, page, things, reader }: Rendered): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const isIndexed = !head.includes('<meta name="robots"');
  const canonical = /<link rel="canonical" href="([^"?]*)"/.exec(head)?.[1];
  const { origin, locales } = reader.network;
  const path = canonical?.startsWith(origin) && splitLanguage(canonical.slice(origin.length), locales).path;
  const alternates = isIndexed && path ? getAlternates(path, reader, isInEveryEdition(page)) : [];
  return [...alternates.map(renderHreflangLink), ...renderFeedLinks(page), isIndexed ? renderJsonLd(things) : ""].join(
    "",
  );
}

/** Returns whether every country's site has the page: pages of the network without a parameter in their path. */
function isInEveryEdition(page: MountedPage): boolean {
  return page.mount === "network" && !/[:*]/.test(page.path);
}

function renderHreflangLink({ hreflang, href }: Alternate): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}

function renderFeedLinks(page: MountedPage): string[] {
  if (!page.feed?.on.includes(page.mount)) return [];
  const { name } = page.feed;
  const title = escapeXml(FEED_TITLES[name]());
  return [
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="/feeds/${name}.xml"/>`,
    `<link rel="alternate" type="application/feed+json" title="${title}" href="/feeds/${name}.json"/>`,
  ];
}
