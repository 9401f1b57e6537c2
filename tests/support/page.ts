const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text as a reader sees it. */
export function unescaped(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** What a page written by our own renderer says, for tests that read it as a visitor or a search engine does. */
export function getPage(html: string) {
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => unescaped(match[1] ?? ""));
  const withoutTags = (part: string): string =>
    unescaped(part.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  // A drawing in a page has titles of its own, which React never lifts into the head.
  const head = html.slice(0, html.indexOf("</head>"));
  const titles = [...head.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => unescaped(title ?? ""));
  return {
    title: titles[0],
    titles,
    description: all(/<meta name="description" content="(.*?)"/gs)[0],
    canonical: all(/<link rel="canonical" href="(.*?)"/gs)[0],
    headings: [...html.matchAll(/<h1\b.*?<\/h1>/gs)].map(([heading]) => withoutTags(heading)),
    links: all(/<a\b[^>]*?\shref="(.*?)"/gs),
    inlineScripts: [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code ?? ""),
    text: withoutTags(body),
  };
}
