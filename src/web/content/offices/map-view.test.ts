import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import { createDotsView, createRegionView } from "./map-view.ts";

const context = { edition: EDITIONS.US } as Context;
const map: CountryMap = {
  width: 1_000,
  height: 600,
  path: "/maps/us-0.svg",
  svg: "<svg/>",
  facts: {} as CountryMap["facts"],
  regions: { florida: { x: 400, y: 300, width: 120, height: 60 }, maine: { x: 800, y: 100, width: 30, height: 90 } },
  place: ({ latitude, longitude }) => [longitude, latitude],
  findArea: () => null,
  outline: () => [],
};
const createOffice = (slug: string, longitude: number, latitude: number) =>
  ({ slug, name: slug, state_slug: "florida", latitude, longitude }) as Office;

test("draws a region's map with the outlines in view only", () => {
  const view = createRegionView(context, map, "florida", []);
  expect(view).toMatchObject({ outlines: "/maps/us-0-florida.svg", box: { width: 150, height: 113 } });
});

test("shows the offices in view, including those of other regions", () => {
  const offices = [
    createOffice("inside", 450, 330),
    createOffice("neighbor", 385, 274),
    createOffice("away", 384, 330),
  ];
  const view = createRegionView(context, map, "florida", offices, "/locations/florida/inside");
  expect(view?.pins.map(({ path }) => path)).toEqual(["/locations/florida/inside", "/locations/florida/neighbor"]);
  expect(view?.here).toBe("/locations/florida/inside");
});

test("draws a point for each office on the whole map", () => {
  const offices = [createOffice("one", 450.4, 330), createOffice("two", 20, 10.6)];
  expect(createDotsView(context, map, offices)).toEqual({
    outlines: "/maps/us-0.svg",
    box: { x: 0, y: 0, width: 1_000, height: 600 },
    dots: "M450 330h0M20 11h0",
  });
});

test("returns null for a region without an outline", () => {
  expect(createRegionView(context, map, "idaho", [])).toBeNull();
  expect(createRegionView(context, null, "florida", [])).toBeNull();
});
