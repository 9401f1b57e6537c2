const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Decodes HTML entities. */
export function decodeHtml(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Extracts a rendered page's text, headings, links and metadata, as a visitor or search engine reads them. */
export function getPage(html: string) {
  const listMatches = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map((match) => decodeHtml(match[1] ?? ""));
  const stripTags = (part: string): string =>
    decodeHtml(part.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  // An inline SVG has its own titles, which React doesn't move to the head.
  const head = html.slice(0, html.indexOf("</head>"));
  const titles = [...head.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => decodeHtml(title ?? ""));
  return {
    title: titles[0],
    titles,
    description: listMatches(/<meta name="description" content="(.*?)"/gs)[0],
    canonical: listMatches(/<link rel="canonical" href="(.*?)"/gs)[0],
    headings: [...html.matchAll(/<h1\b.*?<\/h1>/gs)].map(([heading]) => stripTags(heading)),
    links: listMatches(/<a\b[^>]*?\shref="(.*?)"/gs),
    /** Without data, which browsers don't run and a policy doesn't restrict. */
    inlineScripts: listMatches(/<script(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
    text: stripTags(body),
  };
}
