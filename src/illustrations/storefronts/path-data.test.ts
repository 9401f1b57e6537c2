import { describe, expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { formatPath, parsePath } from "./path-data.ts";

const tenth = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 10);
const createNumbers = (count: number) => fc.array(tenth, { minLength: count, maxLength: count });
const step = fc.oneof(
  fc.tuple(fc.constantFrom("l", "L", "t", "T"), createNumbers(2)),
  fc.tuple(fc.constantFrom("h", "H", "v", "V"), createNumbers(1)),
  fc.tuple(fc.constantFrom("q", "Q"), createNumbers(4)),
  fc.tuple(fc.constantFrom("c", "C"), createNumbers(6)),
  fc
    .tuple(fc.constantFrom("a", "A"), createNumbers(2))
    .map(([letter, [x, y]]) => [letter, [8, 4.5, 0, 0, 1, x, y]] as const),
  fc.constant(["z", []] as const),
  fc.tuple(fc.constantFrom("m", "M"), createNumbers(2)),
);
const path = fc
  .tuple(createNumbers(2), fc.array(step, { maxLength: 12 }))
  .map(([start, rest]) =>
    [`M${start.join(" ")}`, ...rest.map(([letter, values]) => `${letter}${values.join(" ")}`)].join(""),
  );

describe("path data", () => {
  test("has the same points after compacting", () => {
    fc.assert(
      fc.property(path, (data) => {
        const before = parsePath(data);
        const after = parsePath(formatPath(before));
        expect(after.map(({ from, to }) => ({ from, to }))).toEqual(before.map(({ from, to }) => ({ from, to })));
        expect(formatPath(after)).toBe(formatPath(before));
      }),
    );
  });

  test("omits redundant letters, spaces and numbers", () => {
    expect(formatPath(parsePath("M10 20L30 20L30 -5.5L0.5 0.5z"))).toBe("m10 20h20V-5.5L.5.5z");
    expect(formatPath(parsePath("M100 100h10M130 100h10"))).toBe("m100 100h10m20 0h10");
  });

  test("doesn't accumulate rounding errors along a path", () => {
    const steps = parsePath(`M0 0${"l0.26 0".repeat(100)}`);
    expect(parsePath(formatPath(steps)).at(-1)?.to).toEqual(steps.at(-1)?.to);
  });

  test("scales about its origin and translates", () => {
    expect(formatPath(parsePath("M-10 0H10a4 4 0 0 1 8 0", 100, 50, 0.5))).toBe("m95 50h10a2 2 0 0 1 4 0");
  });
});
