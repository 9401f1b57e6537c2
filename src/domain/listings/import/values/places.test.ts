import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { PlaceTexts } from "./place-texts.ts";
import { createPlaceReader } from "./places.ts";

const TAMPA = { county: "Hillsborough County", latitude: 27.9, longitude: -82.35 };
const COUNTIES: Record<string, typeof TAMPA> = {
  "tampa florida": TAMPA,
  "hillsborough florida": TAMPA,
  "hillsborough county florida": TAMPA,
  "cook county illinois": { county: "Cook County", latitude: 41.84, longitude: -87.82 },
  "miami-dade county florida": { county: "Miami-Dade County", latitude: 25.6, longitude: -80.5 },
};

/** Has a few counties and one ZIP code. */
const gazetteer: Gazetteer = {
  find: (text) =>
    text === "33602" ? { label: "", postal_code: text, locality: "Tampa", state: "florida", ...TAMPA } : null,
  suggest: () => [],
  findNearest: () => null,
  findCounty: (name, region) => COUNTIES[`${name.toLowerCase()} ${region}`] ?? null,
  listPostalCodes: () => [],
  listTowns: () => [],
  getRegionPlace: () => null,
};

const readUs = createPlaceReader(EDITIONS.US, gazetteer);
const EMPTY: PlaceTexts = { location: "", state: "", county: "", city: "", postal_code: "" };
const read = (texts: Partial<PlaceTexts>) => readUs({ ...EMPTY, ...texts });

test.each([
  "Tampa, FL",
  "tampa, fl",
  "TAMPA, FLORIDA",
  "Tampa FL",
  "Tampa Florida",
  "Tampa, Florida",
  "Tampa, FL, USA",
  "Tampa, Florida, United States",
  "Tampa, FL 33602",
  "Tampa FL 33602-1234, U.S.A.",
  "Tampa (near the airport), FL",
  "Tampa - FL",
])("places %s in Hillsborough County and stores the town separately", (location) => {
  expect(read({ location })).toMatchObject({ region_slug: "florida", ...TAMPA, locality: "Tampa" });
});

test("reads a postal code after the place, and a place from a postal code alone", () => {
  expect(read({ location: "Tampa, FL 33602" }).postal_code).toBe("33602");
  expect(read({ location: "33602" })).toMatchObject({ region_slug: "florida", ...TAMPA, locality: null });
  expect(read({ postal_code: "33602" })).toMatchObject({ region_slug: "florida", ...TAMPA });
});

test.each([
  ["Cook County, IL", "illinois", "Cook County"],
  ["Miami-Dade County, Florida", "florida", "Miami-Dade County"],
  ["Baker County, FL", "florida", "Baker County"],
  ["Orleans Parish, LA", "louisiana", "Orleans Parish"],
  ["Dfw, TX", "texas", "Dallas–Fort Worth"],
  ["Tampa Bay, FL", "florida", "Tampa Bay"],
  ["South Florida", "florida", "South Florida"],
])("reads %s as an area of several towns that may be shown", (location, region_slug, county) => {
  expect(read({ location })).toMatchObject({ region_slug, county, locality: null });
});

test("reads no county from a state alone", () => {
  for (const location of ["Florida", "FL", "State of Florida"]) {
    expect(read({ location })).toMatchObject({ region_slug: "florida", county: null, latitude: null, locality: null });
  }
  expect(read({ location: "New York, NY" })).toMatchObject({ region_slug: "new-york", locality: "New York" });
  expect(read({ location: "Washington, DC" }).region_slug).toBe("district-of-columbia");
});

test("reads separate columns like a single location", () => {
  expect(read({ city: "Tampa", state: "FL" })).toMatchObject({ region_slug: "florida", ...TAMPA, locality: "Tampa" });
  expect(read({ county: "Hillsborough", state: "Florida" })).toMatchObject({ ...TAMPA, locality: null });
  expect(read({ county: "Cook County, IL" })).toMatchObject({ region_slug: "illinois", county: "Cook County" });
  expect(read({ location: "Tampa", state: "FL" })).toMatchObject({ ...TAMPA, locality: "Tampa" });
});

test("treats an unknown town as confidential", () => {
  const nowhere = { region_slug: "florida", county: null, latitude: null };
  expect(read({ location: "Little Nowhere, FL" })).toMatchObject({ ...nowhere, locality: "Little Nowhere" });
  expect(read({ county: "Little Nowhere", state: "FL" })).toMatchObject({ ...nowhere, locality: "Little Nowhere" });
});

test.each([
  [{ location: "Tampa, Flordia" }, "location", "“Flordia” isn’t a known state. Did you mean Florida?"],
  [{ state: "Gorgia" }, "state", "“Gorgia” isn’t a known state. Did you mean Georgia?"],
  [{ state: "XX" }, "state", "“XX” isn’t a known state"],
  [{ location: "Tampa" }, "location", "“Tampa” isn’t a known state"],
  [{ location: "Tampa, FL", state: "TX" }, "location", "“Tampa, FL” isn’t in Texas. Check both."],
  [{}, "location", "The row has no location. Enter a town and a state."],
])("rejects %j, naming its column", (texts, field, message) => {
  expect(() => read(texts)).toThrow(expect.objectContaining({ field, message: expect.stringContaining(message) }));
});

test("uses each edition's own regions", () => {
  const canada = createPlaceReader(EDITIONS.CA, gazetteer);
  expect(canada({ ...EMPTY, location: "Ottawa, ON K1A 0B1, Canada" })).toMatchObject({
    region_slug: "ontario",
    locality: "Ottawa",
    postal_code: "K1A 0B1",
  });
  const ireland = createPlaceReader(EDITIONS.IE, gazetteer);
  expect(ireland({ ...EMPTY, location: "Howth, Co. Dublin" })).toMatchObject({
    region_slug: "dublin",
    locality: "Howth",
  });
  expect(ireland({ ...EMPTY, county: "County Dublin" })).toMatchObject({ region_slug: "dublin", locality: null });
});
