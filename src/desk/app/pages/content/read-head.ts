/** What search engines and social networks read in a page's head. */
export interface SharedHead {
  title: string;
  description: string;
  /** The canonical address; empty if the page has none. */
  url: string;
  isIndexed: boolean;
  /** The sharing picture's path on this site; null if the page isn't shared with one. */
  picture: string | null;
  shared_title: string;
  /** The types in its structured data, in the page's order. */
  types: string[];
}

/** Reads the head of a rendered page. */
export function readHead(page: Pick<Document, "title" | "querySelector" | "querySelectorAll">): SharedHead {
  const read = (selector: string, attribute = "content") => page.querySelector(selector)?.getAttribute(attribute) ?? "";
  const picture = read('meta[property="og:image"]');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return {
    title: page.title,
    description: read('meta[name="description"]'),
    url: read('link[rel="canonical"]', "href"),
    isIndexed: !read('meta[name="robots"]').includes("noindex"),
    picture: URL.canParse(picture) ? new URL(picture).pathname : null,
    shared_title: read('meta[property="og:title"]'),
    types: [...new Set(data.flatMap(({ textContent }) => listTypes(JSON.parse(textContent ?? "null"))))],
  };
}

/** Returns the types of the things that a page describes, without the types of their parts. */
function listTypes(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listTypes);
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type, "@graph": graph } = data as { "@type"?: string | string[]; "@graph"?: unknown };
  return [...[type ?? []].flat(), ...listTypes(graph)];
}
