import { isParameter, mayMatch, type Pattern, parsePattern, type RedirectRule } from "./redirect-rule.ts";
import { MAX_HOPS } from "./redirect-table.ts";

type Patterns = Pick<RedirectRule, "from_pattern" | "to_pattern">;

/** Returns whether a rule, together with the others, could cause a loop or more hops than are followed. */
export function hasCycle(rule: Patterns, others: readonly Patterns[]): boolean {
  return findCycles([rule, ...others]).size > 0;
}

/**
 * Finds the rules that could be part of a loop or of more hops than are followed. Parameter values are not considered:
 * patterns that could match are assumed to.
 */
export function findCycles<Rule extends Patterns>(rules: readonly Rule[]): Set<Rule> {
  const findSources = indexSources(rules.map(({ from_pattern }) => parsePattern(from_pattern)));
  const next = rules.map(({ to_pattern }) => findSources(parsePattern(to_pattern)));
  const previous: number[][] = rules.map(() => []);
  for (const [at, targets] of next.entries()) for (const to of targets) previous[to]?.push(at);
  const [after, before] = [countHops(next), countHops(previous)];
  return new Set(rules.filter((_, at) => (after[at] ?? 0) + (before[at] ?? 0) - 1 > MAX_HOPS));
}

/**
 * Counts each rule's hops to the end of its longest chain, including itself. For a loop, the count is one more than are
 * followed.
 */
function countHops(next: readonly (readonly number[])[]): number[] {
  let hops = next.map(() => 1);
  for (let round = 0; round < MAX_HOPS; round++) {
    hops = next.map((targets) => targets.reduce((most, to) => Math.max(most, 1 + (hops[to] ?? 0)), 1));
  }
  return hops;
}

/** Returns a function that finds the sources which a target may match, without comparing it with all of them. */
function indexSources(sources: readonly Pattern[]): (target: Pattern) => number[] {
  const isExact = (pattern: Pattern): boolean => !pattern.some(isParameter);
  const numbered = sources.map((source, at) => ({ source, at }));
  const exact = Map.groupBy(
    numbered.filter(({ source }) => isExact(source)),
    ({ source }) => source.join("/"),
  );
  const patterns = numbered.filter(({ source }) => !isExact(source));
  return (target) => {
    const candidates = isExact(target) ? [...(exact.get(target.join("/")) ?? []), ...patterns] : numbered;
    return candidates.flatMap(({ source, at }) => (mayMatch(target, source) ? [at] : []));
  };
}
