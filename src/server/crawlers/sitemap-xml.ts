import type { SitemapUrl } from "#domain/seo/listed-pages.ts";
import type { OpenSitemap, SitemapFile } from "#domain/seo/sitemap.ts";
import { xmlElement } from "#lib/xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all sitemaps. */
export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map((file) => entry("sitemap", `${origin}/sitemaps/${file.name}.xml`, file.changed_at));
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("")}</sitemapindex>\n`;
}

/**
 * One sitemap, streamed as it is read, with every page in all locales, each starting at its own home page. Holds only
 * one batch of addresses in memory at a time.
 */
export async function* sitemapXml(
  { urls }: Pick<OpenSitemap, "urls">,
  homes: readonly string[],
): AsyncIterable<string> {
  yield `${HEAD}<urlset ${SPACE}>\n`;
  for await (const batch of urls)
    yield batch.flatMap(({ path, changed_at }) => homes.map((home) => urlEntry(path, changed_at, home))).join("");
  yield "</urlset>\n";
}

function urlEntry(path: string, changedAt: SitemapUrl["changed_at"], home: string): string {
  return entry("url", path === "/" && URL.parse(home)?.pathname !== "/" ? home : home + path, changedAt);
}

function entry(name: string, address: string, changedAt: Date | null): string {
  return `<${name}>${xmlElement("loc", address)}${xmlElement("lastmod", changedAt?.toISOString())}</${name}>\n`;
}
