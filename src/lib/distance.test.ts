import { describe, expect, test } from "vitest";
import { getDistance } from "#lib/distance.ts";
import fc from "../../tests/support/generated.ts";

const miami = { latitude: 25.7617, longitude: -80.1918 };
const newYork = { latitude: 40.7128, longitude: -74.006 };

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the distance between two places", () => {
  test("calculates 1,093 miles, or 1,759 kilometers, from Miami to New York", () => {
    expect(getDistance(miami, newYork, "mi")).toBeCloseTo(1093, -1);
    expect(getDistance(miami, newYork, "km")).toBeCloseTo(1759, -1);
  });

  test("calculates 111.195 kilometers for a degree along a meridian", () => {
    expect(getDistance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, "km")).toBeCloseTo(111.195, 3);
  });

  test("crosses the date line the short way", () => {
    const distance = getDistance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, "km");
    expect(distance).toBeCloseTo(111.195, 3);
  });

  test("converts a mile to 1.609344 kilometers", () => {
    const ratio = getDistance(miami, newYork, "km") / getDistance(miami, newYork, "mi");
    expect(ratio).toBeCloseTo(1.609344, 9);
  });

  test("is symmetric, zero for the same place, and at most half the Earth's circumference", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const distance = getDistance(a, b, "km");
        expect(distance).toBeCloseTo(getDistance(b, a, "km"), 6);
        expect(getDistance(a, a, "km")).toBe(0);
        expect(distance).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-6);
      }),
    );
  });
});
