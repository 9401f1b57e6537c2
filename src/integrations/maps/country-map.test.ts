import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import { buildMaps } from "../../../scripts/build-maps.mjs";
import { type CountryMap, createCountryMap, loadCountryMap } from "./country-map.ts";
import { createMapProjection, type ProjectionFacts } from "./projection.ts";

const folder = mkdtempSync(join(tmpdir(), "maps-"));
const codes = (Object.keys(EDITIONS) as EditionCode[]).filter((code) => EDITIONS[code].map !== null);

let map: CountryMap;

beforeAll(async () => {
  buildMaps(folder);
  map = (await loadCountryMap(folder, "US"))!;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("map of the United States", () => {
  test("has an outline with the id of every state and the District of Columbia", () => {
    const slugs = EDITIONS.US.regions.map(({ slug }) => slug);
    expect(Object.keys(map.regions)).toEqual(slugs);
    for (const slug of slugs) expect(map.svg).toMatch(new RegExp(`<path id="${slug}" d="M[^"]{20,}z"`));
    expect(map.svg).toContain('<g id="country">');
  });

  test("fits its canvas", () => {
    for (const { x, y, width, height } of Object.values(map.regions)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(map.width);
      expect(y + height).toBeLessThanOrEqual(map.height);
    }
  });

  test("is small enough to send", () => expect(map.svg.length).toBeLessThan(80_000));

  test.each([
    ["florida", 27.95, -82.46],
    ["alaska", 61.22, -149.9],
    ["hawaii", 21.31, -157.86],
    ["washington", 47.61, -122.33],
    ["rhode-island", 41.82, -71.41],
  ])("places a pin in %s inside that state's box", (slug, latitude, longitude) => {
    const [x, y] = map.place({ latitude, longitude })!;
    const box = map.regions[slug]!;
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  });

  test.each([
    ["Alaska", 61.22, -149.9],
    ["Hawaii", 21.31, -157.86],
  ])("finds a point of %s, which is drawn beside the country, again", (_name, latitude, longitude) => {
    const { project, invert } = createMapProjection(map.facts.projection);
    const point = invert(project({ latitude, longitude })!)!;
    expect(point.latitude).toBeCloseTo(latitude, 3);
    expect(point.longitude).toBeCloseTo(longitude, 3);
  });

  test.each([
    ["Puerto Rico", 18.47, -66.11],
    ["London", 51.5, -0.12],
    ["Toronto's far north", 75, -85],
  ])("places no pin for %s, which is off the map", (_name, latitude, longitude) => {
    expect(map.place({ latitude, longitude })).toBeNull();
  });
});

describe.each(codes)("map of %s", (code) => {
  test("fits its canvas, is small enough to send, and has a pin for head office", async () => {
    const drawn = (await loadCountryMap(folder, code))!;
    expect(drawn.svg).toMatch(/<g id="country"><path .*d="M[^"]{20,}z"/);
    expect(drawn.svg.length).toBeLessThan(80_000);
    expect(drawn.svg).not.toContain("NaN");
    const { head_office } = EDITIONS[code];
    const [x, y] = drawn.place(head_office)!;
    expect([x, y].every(Number.isInteger)).toBe(true);
    expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(10_000);
  });

  test("finds the point of a position again", async () => {
    const drawn = (await loadCountryMap(folder, code))!;
    const { project, invert } = createMapProjection(drawn.facts.projection);
    const { latitude, longitude } = EDITIONS[code].head_office;
    const point = invert(project({ latitude, longitude })!)!;
    expect(point.latitude).toBeCloseTo(latitude, 4);
    expect(point.longitude).toBeCloseTo(longitude, 4);
  });

  test("places no pin for the other side of the world", async () => {
    const drawn = (await loadCountryMap(folder, code))!;
    const { latitude, longitude } = EDITIONS[code].head_office;
    expect(
      drawn.place({ latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180 }),
    ).toBeNull();
  });
});

test.each<[EditionCode, string]>([
  ["VN", "islands that its law requires"],
  ["GH", "its regions since 2019"],
])("draws no map of %s, because the outlines lack %s", async (code) => {
  expect(await loadCountryMap(folder, code)).toBeNull();
});

test.each(codes)("draws every region of %s inside the canvas with its own outline", async (code) => {
  const drawn = (await loadCountryMap(folder, code))!;
  const slugs = EDITIONS[code].regions.map(({ slug }) => slug);
  expect(slugs.filter((slug) => !drawn.regions[slug])).toEqual([]);
  for (const [slug, { x, y, width, height }] of Object.entries(drawn.regions)) {
    expect(drawn.svg).toMatch(new RegExp(`<path id="${slug}" d="M[^"]{9,}z"`));
    expect(Math.min(x, y, width - 1, height - 1), slug).toBeGreaterThanOrEqual(0);
    expect(x + width, slug).toBeLessThanOrEqual(drawn.width);
    expect(y + height, slug).toBeLessThanOrEqual(drawn.height);
  }
});

test.each<[EditionCode, string, number, number]>([
  ["JP", "okinawa", 26.21, 127.68],
  ["JP", "tokyo", 35.69, 139.69],
  ["ES", "las-palmas", 28.1, -15.43],
  ["ES", "madrid", 40.42, -3.7],
  ["FR", "la-reunion", -20.88, 55.45],
  ["FR", "brittany", 48.11, -1.68],
  ["UK", "greater-manchester", 53.48, -2.24],
  ["PR", "ponce", 18.01, -66.61],
  ["UAE", "dubai", 25.2, 55.27],
])("places a pin of %s in %s, in an inset or not", async (code, slug, latitude, longitude) => {
  const drawn = (await loadCountryMap(folder, code))!;
  const [x, y] = drawn.place({ latitude, longitude })!;
  const box = drawn.regions[slug]!;
  expect(x).toBeGreaterThanOrEqual(box.x);
  expect(x).toBeLessThanOrEqual(box.x + box.width);
  expect(y).toBeGreaterThanOrEqual(box.y);
  expect(y).toBeLessThanOrEqual(box.y + box.height);
});

test("fills the canvas with the country regardless of remote islands", async () => {
  const ireland = (await loadCountryMap(folder, "IE"))!;
  const [, north] = ireland.place({ latitude: 55.37, longitude: -7.37 })!;
  const [, south] = ireland.place({ latitude: 51.5, longitude: -9.6 })!;
  expect(south - north).toBeGreaterThan(ireland.height * 0.9);
});

test("returns null for an edition without a map", async () => {
  expect(await loadCountryMap(folder, "XX")).toBeNull();
});

test("gives a changed map a new URL, so that no browser caches an old one", () => {
  const projection: ProjectionFacts = { kind: "azimuthal", scale: 1, translate: [5, 5] };
  const getMapPath = (svg: string) =>
    createCountryMap({ width: 10, height: 10, projection, regions: {} }, svg, "IE").path;
  expect(getMapPath("<svg/>")).toMatch(/^\/maps\/ie-[0-9a-f]{12}\.svg$/);
  expect(getMapPath("<svg/>")).toBe(getMapPath("<svg/>"));
  expect(getMapPath("<svg></svg>")).not.toBe(getMapPath("<svg/>"));
});
