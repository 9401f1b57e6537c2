import { describe, expect, test } from "vitest";
import { isInPolygon, MAX_CORNERS } from "#domain/search/geo-polygon.ts";
import { createMapParts, type Position } from "#integrations/maps/map-parts.ts";
import { toPolygon } from "./drawn-polygon.ts";

const parts = createMapParts({ kind: "albers_usa", scale: 12_683.44, translate: [5_368.67, 3_053.43] });
const TAMPA = { latitude: 27.95, longitude: -82.46 };
const ANCHORAGE = { latitude: 61.22, longitude: -149.9 };

/** Draws a circle on the map. */
const drawCircle = ([x, y]: Position, radius: number, steps = 200): Position[] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
const place = (point: { latitude: number; longitude: number }) => parts.getPartOf(point).project(point)!;

describe("what a line on the map goes around", () => {
  test("is a polygon of few corners in hundredths of a degree", () => {
    const polygon = toPolygon(parts, drawCircle(place(TAMPA), 100))!;
    expect(polygon.points.length).toBeLessThanOrEqual(MAX_CORNERS);
    expect(polygon.points.length).toBeGreaterThan(12);
    for (const { longitude, latitude } of polygon.points)
      expect([longitude, latitude]).toEqual([Number(longitude.toFixed(2)), Number(latitude.toFixed(2))]);
    expect(isInPolygon(polygon, TAMPA)).toBe(true);
    expect(isInPolygon(polygon, { ...TAMPA, latitude: 29 })).toBe(false);
  });

  test("follows the straight lines that were drawn, which are curves in degrees", () => {
    const [west, east] = [place({ latitude: 40, longitude: -120 }), place({ latitude: 40, longitude: -78 })];
    const polygon = toPolygon(parts, [west, east, [(west[0] + east[0]) / 2, west[1] + 2_000]])!;
    const [x, y] = [(west[0] + east[0]) / 2, (west[1] + east[1]) / 2];
    const { invert } = parts.getPartAt([x, y]);
    expect(isInPolygon(polygon, invert([x, y + 60])!)).toBe(true);
    expect(isInPolygon(polygon, invert([x, y - 60])!)).toBe(false);
  });

  test("is in Alaska if the line goes around its inset, also over the edge", () => {
    const polygon = toPolygon(parts, drawCircle(place(ANCHORAGE), 1_000))!;
    expect(isInPolygon(polygon, ANCHORAGE)).toBe(true);
    expect(isInPolygon(polygon, { latitude: 33, longitude: -118 })).toBe(false);
    for (const { longitude, latitude } of polygon.points) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(latitude).toBeGreaterThan(35);
    }
  });

  test.each<[string, Position[]]>([
    ["a point", [[5_000, 3_000]]],
    ["the same point again and again", Array(9).fill([5_000, 3_000])],
    [
      "a line back and forth",
      [
        [5_000, 3_000],
        [6_000, 3_000],
        [5_500, 3_000],
      ],
    ],
    ["a shape of less than a hundredth of a degree", drawCircle([5_000, 3_000], 0.4)],
  ])("is nothing for %s", (_, line) => {
    expect(toPolygon(parts, line)).toBeNull();
  });
});
