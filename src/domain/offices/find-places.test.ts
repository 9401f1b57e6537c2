import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { Invalid } from "#lib/errors.ts";
import { findPlaces, type PlaceQuery } from "./find-places.ts";

const towns = Array.from({ length: 12 }, (_, n) => ({
  locality: `Tampa ${n}`,
  state: "florida",
  county: null,
  population: 100 - n,
  latitude: 28 + n / 10,
  longitude: -82,
}));
const gazetteer = createGazetteer(towns, { regions: EDITIONS.US.regions });
const context = { gazetteer, locale: "en-US", edition: EDITIONS.US } as Context;
const listLabels = (question: PlaceQuery) => findPlaces(context, question).map(({ label }) => label);

test("offers up to eight places for the start of a name", () => {
  expect(listLabels({ q: " tam " })).toHaveLength(8);
  expect(listLabels({ q: "tam" })[0]).toBe("Tampa 0, Florida");
});

test("understands a whole text that isn't the start of a name", () => {
  expect(listLabels({ q: "12 Main St, Tampa 3, FL" })).toEqual(["Tampa 3, Florida"]);
  expect(listLabels({ q: "Atlantis" })).toEqual([]);
});

test("finds the place nearest to a position, or none if nothing is near", () => {
  expect(listLabels({ lat: 28.42, lng: -82.01 })).toEqual(["Tampa 4, Florida"]);
  expect(listLabels({ lat: 0, lng: 0 })).toEqual([]);
});

test("prefers typed text to the position", () => {
  expect(listLabels({ q: "Tampa 7", lat: 28, lng: -82 })).toEqual(["Tampa 7, Florida"]);
});

test.each<[PlaceQuery, string]>([
  [{}, "q"],
  [{ q: "   " }, "q"],
  [{ q: "x".repeat(161) }, "q"],
  [{ lat: 28 }, "lng"],
  [{ lng: -82 }, "lat"],
  [{ lat: 91, lng: 0 }, "lat"],
  [{ lat: 0, lng: Number.NaN }, "lng"],
  [{ q: "Tampa", lat: 91, lng: 0 }, "lat"],
])("rejects an invalid request by its field: %o", (question, field) => {
  const ask = () => findPlaces(context, question);
  expect(ask).toThrow(Invalid);
  try {
    ask();
  } catch (error) {
    expect(Object.keys((error as Invalid).errors)).toEqual([field]);
  }
});

test("accepts a text of 160 characters", () => {
  expect(listLabels({ q: `${"x".repeat(150)}, Tampa 0` })).toEqual([]);
});
