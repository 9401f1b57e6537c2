import { expect, test } from "vitest";
import type { Position } from "#integrations/maps/map-parts.ts";
import { simplifyLine, simplifyRing } from "./simplify-line.ts";

test("leaves out what is close to the line without it, but no corner", () => {
  const line: Position[] = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10.3, 5],
    [10, 10],
  ];
  expect(simplifyLine(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplifyLine(line, 0.35)).toContainEqual([5, 0.4]);
  expect(simplifyLine(line, 0.35)).not.toContainEqual([10.3, 5]);
});

test("keeps a point beyond an end of the line, which is far from it", () => {
  const line: Position[] = [
    [0, 0],
    [12, 0],
    [10, 0],
  ];
  expect(simplifyLine(line, 1)).toEqual(line);
  expect(simplifyLine(line, 2)).toEqual([line[0], line[2]]);
});

test("gives a closed line its corners only", () => {
  const square: Position[] = [
    ...Array.from({ length: 10 }, (_, at): Position => [at, 0]),
    ...Array.from({ length: 10 }, (_, at): Position => [10, at]),
    ...Array.from({ length: 10 }, (_, at): Position => [10 - at, 10]),
    ...Array.from({ length: 10 }, (_, at): Position => [0, 10 - at]),
  ];
  const corners = simplifyRing(square, 40);
  expect(corners.map(String).sort()).toEqual(["0,0", "0,10", "10,0", "10,10"]);
});

test("allows more tolerance until no more than the maximum of corners is left", () => {
  const zigzag = Array.from({ length: 300 }, (_, at): Position => {
    const radius = at % 2 ? 100 : 90;
    return [radius * Math.cos((at * Math.PI) / 150), radius * Math.sin((at * Math.PI) / 150)];
  });
  const corners = simplifyRing(zigzag, 40);
  expect(corners.length).toBeLessThanOrEqual(40);
  expect(corners.length).toBeGreaterThan(8);
  const width = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
  expect(width).toBeGreaterThan(175);
});

test("leaves nothing of nothing, and of a line back and forth its ends", () => {
  expect(simplifyRing([], 40)).toEqual([]);
  expect(
    simplifyRing(
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [5, 0],
      ],
      40,
    ),
  ).toHaveLength(2);
});
