import { describe, expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { formatPolygon, type GeoPolygon, getPolygonBox, isInPolygon } from "./geo-polygon.ts";

const toPolygon = (...corners: [longitude: number, latitude: number][]): GeoPolygon => ({
  points: corners.map(([longitude, latitude]) => ({ longitude, latitude })),
});
const contains = (polygon: GeoPolygon, longitude: number, latitude: number) =>
  isInPolygon(polygon, { longitude, latitude });

const TRIANGLE = toPolygon([-82.5, 27.1], [-81.1, 28.6], [-80.4, 27.3]);
/** A square with a notch from the north that reaches its middle. */
const NOTCHED = toPolygon([0, 0], [4, 0], [4, 4], [3, 4], [2, 2], [1, 4], [0, 4]);
/** A line that goes around the same square twice, the second time closer to the middle. */
const TWICE = toPolygon([0, 0], [4, 0], [4, 4], [0, 4], [0, 0.5], [1, 1], [3, 1], [3, 3], [1, 3]);
const FIGURE_EIGHT = toPolygon([0, 0], [4, 2], [4, 0], [0, 2]);

describe("a point in a polygon", () => {
  test.each<[string, GeoPolygon, [number, number], boolean]>([
    ["in a triangle", TRIANGLE, [-81.3, 27.6], true],
    ["in a triangle's box, but beside it", TRIANGLE, [-82.3, 28.5], false],
    ["in a concave shape", NOTCHED, [0.5, 3.9], true],
    ["in the notch of a concave shape", NOTCHED, [2, 3], false],
    ["below the notch", NOTCHED, [2, 1], true],
    ["level with a corner to the east", NOTCHED, [-1, 2], false],
    ["level with two corners to the west", NOTCHED, [5, 4], false],
    ["where a line goes around twice", TWICE, [2, 2], true],
    ["where that line goes around once", TWICE, [3.5, 2], true],
    ["in the first half of a figure eight", FIGURE_EIGHT, [0.5, 1], true],
    ["in its second half", FIGURE_EIGHT, [3.5, 1], true],
    ["between the halves", FIGURE_EIGHT, [2, 1.9], false],
  ])("%s", (_, polygon, [longitude, latitude], isInside) => {
    expect(contains(polygon, longitude, latitude)).toBe(isInside);
    expect(contains({ points: polygon.points.toReversed() }, longitude, latitude)).toBe(isInside);
  });

  test("is inside on any border: a side, a level side, a corner", () => {
    for (const { longitude, latitude } of TRIANGLE.points) expect(contains(TRIANGLE, longitude, latitude)).toBe(true);
    expect(contains(TRIANGLE, (-82.5 - 81.1) / 2, (27.1 + 28.6) / 2)).toBe(true);
    expect(contains(NOTCHED, 2, 0)).toBe(true);
    expect(contains(NOTCHED, 3.5, 4)).toBe(true);
    expect(contains(NOTCHED, 2, 4)).toBe(false);
    expect(contains(NOTCHED, -1, 0)).toBe(false);
    expect(contains(NOTCHED, 2, 2.000_01)).toBe(false);
  });

  test("is never outside the polygon's box", () => {
    const degree = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100);
    const point = fc.record({ longitude: degree, latitude: degree });
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), point, (points, place) => {
        const { west, south, east, north } = getPolygonBox({ points });
        const isInBox =
          place.longitude >= west && place.longitude <= east && place.latitude >= south && place.latitude <= north;
        expect(isInBox || !isInPolygon({ points }, place)).toBe(true);
      }),
    );
  });
});

test("is written as the longitude and latitude of each corner", () => {
  expect(formatPolygon(TRIANGLE)).toBe("-82.5,27.1 -81.1,28.6 -80.4,27.3");
});
