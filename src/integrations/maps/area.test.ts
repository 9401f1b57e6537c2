import { expect, test } from "vitest";
import { computeArea } from "./area.ts";

/** A map with ten units per degree, whose left edge is at 100 degrees west and whose top is at 50 degrees north. */
const invert = ([x, y]: [number, number]) =>
  x < 0 || y < 0 ? null : { longitude: x / 10 - 100, latitude: 50 - y / 10 };

test("computes the area that a box on the map shows, to a hundredth of a degree", () => {
  const area = { west: -90, south: 26, east: -83.88, north: 30 };
  expect(computeArea({ invert }, { x: 100, y: 200, width: 61.23, height: 40 })).toEqual(area);
});

test("leaves out what is off the map", () => {
  const area = { west: -100, south: 46, east: -95, north: 50 };
  expect(computeArea({ invert }, { x: -50, y: 0, width: 100, height: 40 })).toEqual(area);
  expect(computeArea({ invert }, { x: -200, y: -200, width: 100, height: 40 })).toBeNull();
});
