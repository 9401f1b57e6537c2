import type { SitemapUrl } from "#domain/seo/list-pages.ts";
import type { OpenSitemap, SitemapFile } from "#domain/seo/sitemap.ts";
import { renderXmlElement } from "#lib/xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all sitemaps. */
export function renderSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map((file) => renderEntry("sitemap", `${origin}/sitemaps/${file.name}.xml`, file.changed_at));
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("")}</sitemapindex>\n`;
}

/**
 * Renders one sitemap with every page in all locales, each starting at its own home page. It is streamed and keeps only
 * one batch of addresses in memory.
 */
export async function* renderSitemap(
  { urls }: Pick<OpenSitemap, "urls">,
  homes: readonly string[],
): AsyncIterable<string> {
  yield `${HEAD}<urlset ${SPACE}>\n`;
  for await (const batch of urls)
    yield batch.flatMap(({ path, changed_at }) => homes.map((home) => renderUrlEntry(path, changed_at, home))).join("");
  yield "</urlset>\n";
}

function renderUrlEntry(path: string, changedAt: SitemapUrl["changed_at"], home: string): string {
  return renderEntry("url", path === "/" && URL.parse(home)?.pathname !== "/" ? home : home + path, changedAt);
}

function renderEntry(name: string, address: string, changedAt: Date | null): string {
  return `<${name}>${renderXmlElement("loc", address)}${renderXmlElement("lastmod", changedAt?.toISOString())}</${name}>\n`;
}
