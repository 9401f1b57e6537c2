import type { SitemapUrl } from "#domain/seo/list-pages.ts";
import type { OpenSitemap, SitemapFile } from "#domain/seo/sitemap.ts";
import { renderXmlElement } from "#lib/xml.ts";

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Renders the index of all sitemaps. */
export function renderSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map((file) => renderEntry("sitemap", `${origin}/sitemaps/${file.name}.xml`, file.changed_at));
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join("")}</sitemapindex>\n`;
}

/**
 * Renders one sitemap with every page under the root URL of each locale. It is streamed and keeps only
 * one batch of addresses in memory.
 */
export async function* renderSitemap(
  { urls }: Pick<OpenSitemap, "urls">,
  localeRoots: readonly string[],
): AsyncIterable<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n`;
  for await (const batch of urls)
    yield batch
      .flatMap(({ path, changed_at }) => localeRoots.map((root) => renderUrlEntry(path, changed_at, root)))
      .join("");
  yield "</urlset>\n";
}

function renderUrlEntry(path: string, changedAt: SitemapUrl["changed_at"], root: string): string {
  return renderEntry("url", path === "/" && URL.parse(root)?.pathname !== "/" ? root : root + path, changedAt);
}

function renderEntry(name: string, address: string, changedAt: Date | null): string {
  return `<${name}>${renderXmlElement("loc", address)}${renderXmlElement("lastmod", changedAt?.toISOString())}</${name}>\n`;
}
