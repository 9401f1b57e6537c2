import { expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { hasCycle } from "./redirect-cycles.ts";
import type { RedirectRule } from "./redirect-rule.ts";
import { createRedirectTable } from "./redirect-table.ts";

const createRule = (from_pattern: string, to_pattern: string, id = 0): RedirectRule => ({
  id,
  from_pattern,
  to_pattern,
  status: 301,
});

test.each([
  [["/a", "/a"]],
  [["/A", "/a/"]],
  [["/a/{x}", "/a/b"]],
  [["/a/{x}/{y}", "/a/{y}/{x}"]],
  [
    ["/b", "/a"],
    ["/a", "/b"],
  ],
  [
    ["/c", "/a"],
    ["/a", "/b"],
    ["/b", "/c"],
  ],
  [
    ["/new/{x}", "/old/{x}"],
    ["/old/{x}", "/new/{x}"],
  ],
])("detects %j as a loop", (first, ...others) => {
  const [from, to] = first as [string, string];
  expect(
    hasCycle(
      createRule(from, to),
      (others as [string, string][]).map((pair) => createRule(...pair)),
    ),
  ).toBe(true);
});

test("accepts a chain of five and rejects one of six, whichever end is extended", () => {
  const createChain = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => createRule(`/p${first + n}`, `/p${first + n + 1}`));
  expect(hasCycle(createRule("/p1", "/p2"), createChain(2, 5))).toBe(false);
  expect(hasCycle(createRule("/p1", "/p2"), createChain(2, 6))).toBe(true);
  expect(hasCycle(createRule("/p6", "/p7"), createChain(1, 5))).toBe(true);
  expect(hasCycle(createRule("/p3", "/p4"), [...createChain(1, 2), ...createChain(4, 6)])).toBe(true);
});

test("finds no loop between rules that never meet", () => {
  expect(hasCycle(createRule("/a/{x}", "/a/{x}/b"), [createRule("/b/{x}", "/c/{x}"), createRule("/a", "/b/c")])).toBe(
    false,
  );
});

test("never needs more than five hops for any path, in whatever order rules are accepted", () => {
  const segment = fc.constantFrom("a", "b", "{x}", "{y}");
  const path = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 });
  const pattern = fc
    .tuple(fc.constantFrom("a", "b", "c"), fc.array(segment, { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest]);
  const written = fc
    .tuple(pattern, pattern)
    .filter(([from, to]) => to.every((part) => !part.startsWith("{") || from.includes(part)));
  fc.assert(
    fc.property(fc.array(written, { maxLength: 8 }), path, (pairs, segments) => {
      const saved: RedirectRule[] = [];
      for (const [id, [from, to]] of pairs.entries()) {
        const next = createRule(`/${from.join("/")}`, `/${to.join("/")}`, id);
        if (!hasCycle(next, saved)) saved.push(next);
      }
      const table = createRedirectTable(saved);
      const query = `/${segments.join("/")}`;
      const isMatched = saved.some(({ id }) => createRedirectTable(saved.filter((one) => one.id === id)).follow(query));
      expect(table.follow(query) !== null).toBe(isMatched);
    }),
    { numRuns: 500 },
  );
});
