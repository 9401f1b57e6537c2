import { describe, expect, test } from "vitest";
import type { Point } from "#lib/distance.ts";
import { createMapParts } from "./map-parts.ts";
import { outlinePolygon } from "./outline-polygon.ts";
import { createMapProjection, type ProjectionFacts } from "./projection.ts";

const USA: ProjectionFacts = { kind: "albers_usa", scale: 12_683.44, translate: [5_368.67, 3_053.43] };
const SPAIN: ProjectionFacts = {
  kind: "azimuthal",
  scale: 30_000,
  translate: [5_000, 4_000],
  rotate: [3.5, -40],
  insets: [
    { kind: "azimuthal", scale: 30_000, translate: [1_500, 7_500], rotate: [16, -28.5], around: [-19, 27, -13, 30] },
  ],
};

const PLACES: [string, ProjectionFacts, Point][] = [
  ["Tampa", USA, { latitude: 27.95, longitude: -82.46 }],
  ["Seattle", USA, { latitude: 47.61, longitude: -122.33 }],
  ["Anchorage", USA, { latitude: 61.22, longitude: -149.9 }],
  ["Honolulu", USA, { latitude: 21.31, longitude: -157.86 }],
  ["Madrid", SPAIN, { latitude: 40.42, longitude: -3.7 }],
  ["Las Palmas", SPAIN, { latitude: 28.1, longitude: -15.43 }],
];

describe.each(PLACES)("the part of the map with %s", (_, facts, point) => {
  const map = createMapProjection(facts);
  const parts = createMapParts(facts);
  const position = map.project(point)!;

  test("projects a point to where the map has it", () => {
    const [x, y] = parts.getPartOf(point).project(point)!;
    expect(x).toBeCloseTo(position[0], 5);
    expect(y).toBeCloseTo(position[1], 5);
  });

  test("finds the point again at its position", () => {
    const found = parts.getPartAt(position).invert(position)!;
    expect(found.latitude).toBeCloseTo(point.latitude, 5);
    expect(found.longitude).toBeCloseTo(point.longitude, 5);
  });
});

test("a part continues beyond its edges", () => {
  const map = createMapProjection(USA);
  const parts = createMapParts(USA);
  const pacific = { latitude: 18, longitude: -110 };
  expect(map.project(pacific)).toBeNull();
  const part = parts.getPartOf({ latitude: 27.95, longitude: -82.46 });
  const position = part.project(pacific)!;
  expect(part.invert(position)?.latitude).toBeCloseTo(18, 5);
});

const KANSAS = { longitude: -100, latitude: 40 };

describe("the line around a polygon", () => {
  const parts = createMapParts(USA);

  test("follows the curve of a long side", () => {
    const line = outlinePolygon(parts, [
      { longitude: -120, latitude: 40 },
      { longitude: -80, latitude: 40 },
      { longitude: -100, latitude: 30 },
    ]);
    const [start, middle, end] = [line[0]!, line[40]!, line[80]!];
    const [x, y] = parts.getPartOf(KANSAS).project(KANSAS)!;
    expect(middle[0]).toBeCloseTo(x, 0);
    expect(middle[1]).toBeCloseTo(y, 0);
    expect(middle[1] - (start[1] + end[1]) / 2).toBeGreaterThan(300);
  });

  test("around Alaska is in its inset, also where it reaches over the edge", () => {
    const box = { west: -180, south: 49, east: -129, north: 73 };
    const line = outlinePolygon(parts, [
      { longitude: box.west, latitude: box.south },
      { longitude: box.east, latitude: box.south },
      { longitude: box.east, latitude: box.north },
      { longitude: box.west, latitude: box.north },
    ]);
    expect(Math.max(...line.map(([x]) => x))).toBeLessThan(4_000);
    expect(Math.min(...line.map(([, y]) => y))).toBeGreaterThan(4_000);
  });
});
