import { mayMatch, parsePattern, type RedirectRule } from "./redirect-rule.ts";
import { MAX_HOPS } from "./redirect-table.ts";

/**
 * Whether a rule, combined with the others, could cause a loop or more hops than are followed. Parameter values are not
 * analyzed: two patterns that might match are assumed to.
 */
export function hasCycle(rule: RedirectRule, others: readonly RedirectRule[]): boolean {
  const nodes = [rule, ...others].map(({ from_pattern, to_pattern }) => ({
    source: parsePattern(from_pattern),
    target: parsePattern(to_pattern),
  }));
  const next = nodes.map(({ target }) => nodes.flatMap(({ source }, at) => (mayMatch(target, source) ? [at] : [])));
  /**
   * The max hops from each rule, itself included; a value above the limit stands for any larger number, including a
   * loop.
   */
  const known = new Map<number, number>();
  const listHops = (at: number, trail: readonly number[]): number => {
    if (trail.includes(at)) return MAX_HOPS + 1;
    const before = known.get(at);
    if (before !== undefined) return before;
    const hops = 1 + Math.max(0, ...(next[at] ?? []).map((to) => listHops(to, [...trail, at])));
    known.set(at, hops);
    return hops;
  };
  return nodes.some((_, at) => listHops(at, []) > MAX_HOPS);
}
