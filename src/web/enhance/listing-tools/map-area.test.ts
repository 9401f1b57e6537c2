import { expect, test } from "vitest";
import { computeAreaOn } from "./map-area.ts";

/** A map with ten units per degree, whose left edge is at 100 degrees west and whose top is at 50 degrees north. */
const invert = ([x, y]: [number, number]) =>
  x < 0 || y < 0 ? null : { longitude: x / 10 - 100, latitude: 50 - y / 10 };

test("computes the area that a box on the map shows, to a hundredth of a degree", () => {
  expect(computeAreaOn({ invert }, { x: 100, y: 200, width: 61.23, height: 40 })).toBe("-90,26,-83.88,30");
});

test("leaves out what is off the map", () => {
  expect(computeAreaOn({ invert }, { x: -50, y: 0, width: 100, height: 40 })).toBe("-100,46,-95,50");
  expect(computeAreaOn({ invert }, { x: -200, y: -200, width: 100, height: 40 })).toBeNull();
});
