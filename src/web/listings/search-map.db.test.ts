import { describe, expect, test } from "vitest";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { Box } from "#integrations/maps/box.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { Point } from "#lib/distance.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { createSearchMap } from "./search-map.ts";

const opened = await openTestContext();
const { regions } = opened.edition;
const context = {
  ...opened,
  gazetteer: createGazetteer(
    [{ locality: "Tampa", county: "Hillsborough County", state: "florida", latitude: 27.95, longitude: -82.46 }],
    { regions },
  ),
};
const office_id = await insertOffice(context.db);

const MIAMI = { latitude: 25.77, longitude: -80.19 };
const TAMPA = { latitude: 27.95, longitude: -82.46 };
const DALLAS = { latitude: 32.78, longitude: -96.8, region_slug: "texas" };

await insertListings(
  context.db,
  [
    MIAMI,
    MIAMI,
    TAMPA,
    DALLAS,
    { latitude: null, longitude: null },
    { ...MIAMI, status: "sold" as const, sold_at: new Date("2026-11-01T00:00:00Z") },
  ].map((values, at) => ({
    category_slug: "food-restaurants",
    region_slug: "florida",
    office_id,
    price: at * 100_000_00,
    ...values,
    number: 100_001 + at,
    slug: `bar-${at}`,
    name: `Bar ${at}`,
  })),
);

/* A map with ten units per degree. */
const map = {
  width: 1_000,
  height: 600,
  path: "/maps/us-0.svg",
  svg: "<svg/>",
  facts: {} as CountryMap["facts"],
  regions: { florida: { x: 375, y: 190, width: 80, height: 70 } },
  place: ({ latitude, longitude }: { latitude: number; longitude: number }): [number, number] => [
    (longitude + 125) * 10,
    (50 - latitude) * 10,
  ],
  findArea: ({ x, y, width, height }: Box) => ({
    west: x / 10 - 125,
    south: 50 - (y + height) / 10,
    east: (x + width) / 10 - 125,
    north: 50 - y / 10,
  }),
  outline: (points: readonly Point[]) =>
    points.map(({ longitude, latitude }): [number, number] => [(longitude + 125) * 10, (50 - latitude) * 10]),
};

const getMap = (filters: Partial<typeof NO_FILTERS>, scope = {}) =>
  createSearchMap(context, map, { ...NO_FILTERS, ...filters }, scope);

test("shows how many results are where, without those that have no place", async () => {
  const view = await getMap({});
  expect(view).toMatchObject({ placed: 4, isArea: false, box: { x: 0, y: 0, width: 1_000, height: 600 } });
  expect(view?.circles.map(({ count }) => count).sort()).toEqual([1, 3]);
});

test("counts only what passes the filters, in the part of the map with the chosen states", async () => {
  const view = await getMap({ state: ["florida"], price_min: 200_000_00 });
  expect(view?.placed).toBe(1);
  expect(view?.circles).toMatchObject([{ count: 1, name: "Hillsborough County, Florida" }]);
  expect(view?.box.width).toBeLessThan(200);
});

test("shows every place of a search around several", async () => {
  const near = [
    { text: "Miami", ...MIAMI },
    { text: "Dallas", ...DALLAS },
  ];
  const view = await getMap({ near, radius: 10 });
  expect(view?.circles.map(({ count }) => count).sort()).toEqual([1, 2]);
  expect(view?.box.width).toBeGreaterThan(166);
  expect((await getMap({ near: near.slice(1), radius: 10 }))?.box.width).toBeLessThan(20);
});

test("finds as many listings in a circle's area as the circle says", async () => {
  for (const { bbox, count } of (await getMap({ state: ["florida"] }))?.circles ?? []) {
    const [west = 0, south = 0, east = 0, north = 0] = bbox.split(",").map(Number);
    const { total } = await searchListings(context, { ...NO_FILTERS, bbox: { west, south, east, north } });
    expect(total).toBe(count);
  }
});

test("leads from an area to those around it", async () => {
  const view = await getMap({ bbox: { west: -84, south: 25, east: -80, north: 29 } });
  expect(view?.moves).toMatchObject({ left: "-86,25,-82,29", farther: "-86,23,-78,31", closer: "-83,26,-81,28" });
  expect(view?.circles.map(({ count }) => count)).toEqual([2, 1]);
});

test("leads from the whole search to its parts", async () => {
  const whole = await getMap({});
  expect(whole?.moves).toMatchObject({ closer: "-100,5,-50,35", farther: null, left: "-175,-10,-75,50" });
  const florida = await getMap({ state: ["florida"] });
  expect(florida?.moves.farther).not.toBeNull();
});

describe("with a drawn area", () => {
  /** Around Miami and Tampa, but not the middle between them. */
  const polygon = {
    points: [
      { longitude: -83, latitude: 28.5 },
      { longitude: -83, latitude: 25 },
      { longitude: -79.5, latitude: 25 },
      { longitude: -79.5, latitude: 26.3 },
      { longitude: -82, latitude: 26.3 },
      { longitude: -82, latitude: 28.5 },
    ],
  };

  test("shows its shape and the results inside it", async () => {
    const view = await getMap({ polygon });
    expect(view).toMatchObject({ shape: "M420,215 420,250 455,250 455,237 430,237 430,215z", isArea: false });
    expect(view?.placed).toBe(3);
    const { x, y, width, height } = view!.box;
    expect([x < 420, y < 215, x + width > 455, y + height > 250]).toEqual([true, true, true, true]);
    expect(width).toBeLessThan(200);
  });

  test("shows the box, if there is one, with the results inside both", async () => {
    const bbox = { west: -83, south: 27, east: -82, north: 29 };
    const [both, box] = [await getMap({ polygon, bbox }), await getMap({ bbox })];
    expect(both?.box).toEqual(box?.box);
    expect(both?.shape).not.toBeNull();
    expect((await searchListings(context, { ...NO_FILTERS, polygon, bbox })).total).toBe(1);
    expect((await searchListings(context, { ...NO_FILTERS, polygon })).total).toBe(3);
  });

  test("shows the whole country if the area is somewhere else", async () => {
    const beyond = polygon.points.map(({ longitude, latitude }) => ({ longitude: longitude + 150, latitude }));
    const view = await getMap({ polygon: { points: beyond } });
    expect(view).toMatchObject({ placed: 0, box: { x: 0, y: 0, width: 1_000, height: 600 } });
  });
});

test("has no map where the country has none", async () => {
  expect(await createSearchMap(context, null, NO_FILTERS, {})).toBeNull();
});
