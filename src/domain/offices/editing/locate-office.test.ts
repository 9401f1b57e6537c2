import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { checkOfficeAddress, locateOffice } from "./locate-office.ts";

const florida = { state: "florida", county: null };
const places = [
  { ...florida, locality: "Tampa", latitude: 27.95, longitude: -82.46, population: 400_000 },
  { ...florida, locality: "Brandon", latitude: 27.94, longitude: -82.29, population: 110_000 },
  { ...florida, locality: "Miami", latitude: 25.76, longitude: -80.19, population: 440_000 },
  { ...florida, locality: "Tampa", postal_code: "33602", latitude: 27.96, longitude: -82.45 },
];
const context = {
  gazetteer: createGazetteer(places, { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" }),
  edition: EDITIONS.US,
  locale: "en-US",
} as Context;

test("finds an address with the towns and postal codes around it", () => {
  expect(locateOffice(context, { postal_code: "33602" })).toEqual({
    place: { name: "Tampa 33602", latitude: 27.96, longitude: -82.45 },
    nearby: [
      { name: "Tampa", latitude: 27.95, longitude: -82.46 },
      { name: "Brandon", latitude: 27.94, longitude: -82.29 },
      { name: "33602", latitude: 27.96, longitude: -82.45 },
    ],
  });
});

test("lists what is around a moved pin", () => {
  const pinned = locateOffice(context, { postal_code: "33602", latitude: 25.8, longitude: -80.2 });
  expect(pinned.place?.latitude).toBe(27.96);
  expect(pinned.nearby.map(({ name }) => name)).toEqual(["Miami"]);
  expect(locateOffice(context, {})).toEqual({ place: null, nearby: [] });
});

test("rejects an unknown place and coordinates that don't exist, beside their fields", () => {
  expect(() => locateOffice(context, { postal_code: "00000" })).toThrow(
    expect.objectContaining({ status: 422, errors: { postal_code: [expect.any(String)] } }),
  );
  expect(checkOfficeAddress({ latitude: "95", longitude: "-82,46" })).toEqual({ codes: { latitude: "latitude" } });
});
