import { expect, test } from "vitest";
import { getDistance } from "#lib/distance.ts";
import fc from "../../../tests/support/generated.ts";
import { type GeoBox, getBoxAround, toDegrees } from "./geo-box.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

function isInBox(
  { west, south, east, north }: GeoBox,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  const between = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return between && latitude >= south && latitude <= north;
}

test("includes every place within the distance, anywhere on Earth", () => {
  fc.assert(
    fc.property(point, point, (center, place) => {
      const box = getBoxAround(center, getDistance(center, place, "mi"), "mi");
      expect(isInBox(box, place)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("makes fifty miles around Miami a box of a degree and a half", () => {
  const box = getBoxAround({ latitude: 25.76, longitude: -80.19 }, 50, "mi");
  expect(box.north - box.south).toBeCloseTo(1.447, 2);
  expect(box.east - box.west).toBeCloseTo(1.607, 2);
});

test("puts west beyond east in a box across the date line", () => {
  const fromEast = getBoxAround({ latitude: 0, longitude: 179.9 }, 100, "km");
  expect(fromEast.west).toBeCloseTo(179, 1);
  expect(fromEast.east).toBeCloseTo(-179.2, 1);
  const fromWest = getBoxAround({ latitude: 0, longitude: -179.9 }, 100, "km");
  expect(fromWest.west).toBeCloseTo(179.2, 1);
  expect(fromWest.east).toBeCloseTo(-179, 1);
});

test("spans all longitudes in a box over a pole", () => {
  expect(getBoxAround({ latitude: 89, longitude: 10 }, 200, "km")).toMatchObject({ west: -180, east: 180, north: 90 });
});

test("caps a distance at half a great circle", () => {
  expect(toDegrees(12_500, "mi")).toBe(180);
  expect(toDegrees(111.195, "km")).toBeCloseTo(1, 4);
});
