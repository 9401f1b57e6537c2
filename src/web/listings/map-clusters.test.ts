import { expect, test } from "vitest";
import { clusterPlaces, computeBounds, moveBox } from "./map-clusters.ts";

const box = { width: 1_200 };
const createPlace = (x: number, y: number, count: number) => ({ x, y, count, longitude: x / 10, latitude: y / 10 });

test("joins the places in a twelfth of the map's width, at the middle of their results", () => {
  const places = [createPlace(10, 10, 3), createPlace(50, 90, 1), createPlace(110, 10, 7)];
  expect(clusterPlaces(places, box)).toEqual([
    { x: 110, y: 10, count: 7, places: [places[2]] },
    { x: 20, y: 30, count: 4, places: [places[0], places[1]] },
  ]);
});

test("separates places once the map shows a smaller area", () => {
  const places = [createPlace(10, 10, 3), createPlace(50, 90, 1)];
  expect(clusterPlaces(places, { width: 120 })).toHaveLength(2);
});

test("widens the area of one county, and adds a margin around several", () => {
  expect(computeBounds([createPlace(-800, 260, 1)])).toEqual({ west: -80.3, south: 25.7, east: -79.7, north: 26.3 });
  expect(computeBounds([createPlace(-800, 260, 1), createPlace(-900, 300, 1)])).toEqual({
    west: -91.5,
    south: 25.4,
    east: -78.5,
    north: 30.6,
  });
});

test("moves and scales an area within the limits of degrees", () => {
  const area = { west: -84, south: 26, east: -80, north: 28 };
  expect(moveBox(area, 0.5, 0)).toEqual({ west: -82, south: 26, east: -78, north: 28 });
  expect(moveBox(area, 0, -0.5)).toEqual({ west: -84, south: 25, east: -80, north: 27 });
  expect(moveBox(area, 0, 0, 2)).toEqual({ west: -86, south: 25, east: -78, north: 29 });
  expect(moveBox({ west: -179, south: 80, east: 179, north: 89 }, 0, 0, 2)).toMatchObject({ west: -180, north: 90 });
});
