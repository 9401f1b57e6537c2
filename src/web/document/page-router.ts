import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { getPattern, listPages, type MountedPage, replaceLocations } from "../site-map.ts";

/** The values of a path's parameters, by name. */
export type PathParameters = Record<string, string>;

export interface PageMatch {
  page: MountedPage;
  params: PathParameters;
}

type Segment = string;

/**
 * Returns the sort order of a path segment: static text, then parameters, then wildcards, so that the most specific
 * pattern matches first.
 */
function getSegmentOrder(segment: Segment | undefined): number {
  if (segment === undefined) return 1;
  if (segment === "*") return 3;
  return segment.startsWith(":") ? 2 : 0;
}

function compareSpecificity(a: Segment[], b: Segment[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = getSegmentOrder(a[index]) - getSegmentOrder(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

const splitPath = (path: string): Segment[] => path.split("/").filter(Boolean);

/**
 * Compiles the site map into one matching function (`docs/decisions/2026-11-23-documents.md`). Paths match in any case;
 * parameters keep the case in which they were typed.
 *
 * @param segment the edition's word for `locations`
 */
export function createPageRouter(segment: string): (path: string) => PageMatch | null {
  const router = new SmartRouter<MountedPage>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const patterns = new Map<MountedPage, Segment[]>();
  const pages = listPages()
    .map((page) => ({ page, segments: splitPath(replaceLocations(getPattern(page), segment)) }))
    .sort((a, b) => compareSpecificity(a.segments, b.segments));
  for (const { page, segments } of pages) {
    patterns.set(page, segments);
    router.add("GET", `/${segments.join("/")}`.toLowerCase(), page);
  }
  return (path) => {
    const typed = splitPath(path);
    const page = router.match("GET", `/${typed.join("/").toLowerCase()}`)[0][0]?.[0];
    return page ? { page, params: readParameters(patterns.get(page) ?? [], typed) } : null;
  };
}

function readParameters(pattern: Segment[], typed: Segment[]): PathParameters {
  return Object.fromEntries(
    pattern.flatMap((segment, index) =>
      segment.startsWith(":") ? [[segment.slice(1), decodeSegment(typed[index] ?? "")]] : [],
    ),
  );
}

function decodeSegment(segment: Segment): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
