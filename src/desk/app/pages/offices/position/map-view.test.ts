import { expect, test } from "vitest";
import { createMapProjection } from "#integrations/maps/projection.ts";
import { chooseLabels, getBoxAround, getPointAt, getShares } from "./map-view.ts";

const projection = createMapProjection({ kind: "albers_usa", scale: 13_000, translate: [4_875, 3_050] });
const tampa = { latitude: 27.95, longitude: -82.46 };
const box = getBoxAround(projection, tampa, 70)!;

test("shows as many kilometers as asked for, with the point in the middle", () => {
  const { left, top } = getShares(box, projection.project(tampa)!);
  expect([left, top]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  // 35 km east of Tampa at 98.3 km per degree.
  const east = getShares(box, projection.project({ ...tampa, longitude: -82.46 + 35 / 98.3 })!);
  expect(east.left).toBeCloseTo(1, 1);
});

test("finds the point under a moved pin to about a meter", () => {
  expect(getPointAt(projection, box, 0.5, 0.5)).toEqual(tampa);
  const moved = getPointAt(projection, box, 0.6, 0.5)!;
  expect(moved.longitude).toBeGreaterThan(-82.4);
  expect(moved.latitude).toBeCloseTo(27.95, 1);
});

test("has no map around a point abroad", () => {
  expect(getBoxAround(projection, { latitude: 51.5, longitude: -0.12 }, 70)).toBeNull();
});

test("labels the places in view without covering one by another", () => {
  const near = (name: string, north: number, east: number) => ({
    name,
    latitude: tampa.latitude + north,
    longitude: tampa.longitude + east,
  });
  const labels = chooseLabels(projection, box, [
    near("Tampa", 0, 0),
    near("Ybor City", 0.005, 0.01),
    near("Brandon", 0.1, 0.1),
    near("Orlando", 0.6, 1.1),
  ]);
  expect(labels.map(({ name }) => name)).toEqual(["Tampa", "Brandon"]);
});
