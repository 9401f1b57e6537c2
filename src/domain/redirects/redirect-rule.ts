/** A redirect of the website as defined by head office: `/find-a-broker/{state}` to `/locations/{state}`. */
export interface RedirectRule {
  id: number;
  from_pattern: string;
  to_pattern: string;
  status: 301 | 302;
}

/** A path's segments, in lower case and percent-encoded as browsers send them; `{state}` matches any single segment. */
export type Pattern = readonly string[];

const PARAMETER = /^\{[a-z][a-z0-9_]*\}$/;

export function isParameter(segment: string): boolean {
  return PARAMETER.test(segment);
}

/** Parses a pattern. Empty segments are dropped, so extra slashes make no difference. */
export function parsePattern(written: string): Pattern {
  return parseSegments(written).map((segment) =>
    isParameter(segment) ? segment : encodeSegment(segment).toLowerCase(),
  );
}

export function parseSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Encodes a segment as in URLs, whether or not the input was already encoded. */
function encodeSegment(segment: string): string {
  return encodeURI(segment).replaceAll("%25", "%");
}

/**
 * Returns the parameter values of a path that matches the pattern, as sent; null if it doesn't match. Case-insensitive.
 */
export function matchPattern(pattern: Pattern, segments: readonly string[]): Map<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const values = new Map<string, string>();
  for (const [at, expected] of pattern.entries()) {
    const segment = segments[at] ?? "";
    if (isParameter(expected)) values.set(expected, segment);
    else if (expected !== segment.toLowerCase()) return null;
  }
  return values;
}

/** Fills in a target's parameters. Each value fills exactly one segment. */
export function fillPattern(pattern: Pattern, values: ReadonlyMap<string, string>): string {
  return `/${pattern.map((segment) => values.get(segment) ?? segment).join("/")}`;
}

/** Returns whether any path that the target can produce matches the source. */
export function mayMatch(target: Pattern, source: Pattern): boolean {
  return (
    target.length === source.length &&
    target.every((segment, at) => isParameter(segment) || isParameter(source[at] ?? "") || segment === source[at])
  );
}
