import {
  fillPattern,
  isParameter,
  matchPattern,
  type Pattern,
  parsePattern,
  parseSegments,
  type RedirectRule,
} from "./redirect-rule.ts";

/** Max redirects in a chain. */
export const MAX_HOPS = 5;

/** The final target of a path and the redirects leading to it. */
export interface FollowedRedirect {
  to: string;
  status: 301 | 302;
  ids: number[];
}

/** All active redirects, as a lookup table. */
export interface RedirectTable {
  /** Null if the path isn't redirected or would need more than five hops. */
  follow(path: string): FollowedRedirect | null;
}

interface Compiled {
  rule: RedirectRule;
  source: Pattern;
  target: Pattern;
  parameters: number;
}

/** Creates the lookup table. Rules with fewer parameters take precedence, then older rules. */
export function createRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const compiled = compileRules(rules);
  const exact = new Map(
    compiled
      .filter(({ parameters }) => parameters === 0)
      .map((one) => [one.source.join("/"), one] as const)
      .reverse(),
  );
  const byFirst = Map.groupBy(
    compiled.filter(({ parameters }) => parameters > 0),
    ({ source }) => source[0] ?? "",
  );

  const findNext = (path: string): { rule: RedirectRule; to: string } | null => {
    const segments = parseSegments(path);
    const found = exact.get(segments.join("/").toLowerCase());
    if (found) return { rule: found.rule, to: fillPattern(found.target, new Map()) };
    for (const { rule, source, target } of byFirst.get((segments[0] ?? "").toLowerCase()) ?? []) {
      const values = matchPattern(source, segments);
      if (values) return { rule, to: fillPattern(target, values) };
    }
    return null;
  };

  return {
    follow(path) {
      const followed: FollowedRedirect = { to: path, status: 301, ids: [] };
      for (let at = findNext(path); at; at = findNext(at.to)) {
        if (followed.ids.length === MAX_HOPS) return null;
        followed.to = at.to;
        followed.ids.push(at.rule.id);
        if (at.rule.status === 302) followed.status = 302;
      }
      return followed.ids.length > 0 ? followed : null;
    },
  };
}

export const NO_REDIRECTS: RedirectTable = { follow: () => null };

function compileRules(rules: readonly RedirectRule[]): Compiled[] {
  return rules
    .map((rule) => {
      const source = parsePattern(rule.from_pattern);
      return { rule, source, target: parsePattern(rule.to_pattern), parameters: source.filter(isParameter).length };
    })
    .sort((a, b) => a.parameters - b.parameters || a.rule.id - b.rule.id);
}
