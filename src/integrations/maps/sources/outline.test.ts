import { expect, test } from "vitest";
import { Outline } from "./outline.ts";

function drawRings(...rings: [number, number][][]): string {
  const outline = new Outline();
  for (const [first, ...rest] of rings) {
    outline.moveTo(...first!);
    for (const point of rest) outline.lineTo(...point);
    outline.closePath();
  }
  return outline.toPathData();
}

test("writes an outline in whole units and relative steps", () => {
  expect(
    drawRings([
      [10.4, 20],
      [30, 20.2],
      [30, 5],
      [12, 9],
    ]),
  ).toBe("M10 20l20 0 0-15-18 4z");
});

test("omits a point too close to the last one it kept", () => {
  expect(
    drawRings([
      [0, 0],
      [2, 0],
      [4, 0],
      [5, 0],
      [50, 50],
      [0, 50],
    ]),
  ).toBe("M0 0l4 0 46 50-50 0z");
});

test("omits an island too small to see, but not the next one", () => {
  expect(
    drawRings(
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
    ),
  ).toBe("M0 0l9 0 0 9z");
});
