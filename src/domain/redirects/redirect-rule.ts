/** A redirect of the website, as head office writes it: `/find-a-broker/{state}` to `/locations/{state}`. */
export interface RedirectRule {
  id: number;
  from_pattern: string;
  to_pattern: string;
  status: 301 | 302;
}

/** A path's segments, in lower case and percent-encoded as browsers send them; `{state}` stands for any one segment. */
export type Pattern = readonly string[];

const PARAMETER = /^\{[a-z][a-z0-9_]*\}$/;

export function isParameter(segment: string): boolean {
  return PARAMETER.test(segment);
}

/** A pattern as it was written: empty segments say nothing, so a slash too many changes nothing. */
export function parsePattern(written: string): Pattern {
  return parseSegments(written).map((segment) => (isParameter(segment) ? segment : asSent(segment).toLowerCase()));
}

export function parseSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** As it stands in an address, whether it was written encoded or not. */
function asSent(segment: string): string {
  return encodeURI(segment).replaceAll("%25", "%");
}

/** What a pattern's parameters stand for in a path, as they were sent; null when it does not match. Case does not count. */
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

/** The path that a target stands for. What a parameter caught fills one segment, never more. */
export function fillPattern(pattern: Pattern, values: ReadonlyMap<string, string>): string {
  return `/${pattern.map((segment) => values.get(segment) ?? segment).join("/")}`;
}

/** Whether some path that the target stands for is one that the source takes. */
export function mayLeadTo(target: Pattern, source: Pattern): boolean {
  return (
    target.length === source.length &&
    target.every((segment, at) => isParameter(segment) || isParameter(source[at] ?? "") || segment === source[at])
  );
}
