import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Region } from "#editions/edition.ts";
import { findCounty } from "./find-county.ts";
import { findPlace } from "./find-place.ts";
import { PlacesByLatitude } from "./nearest-place.ts";
import type { Gazetteer, PlaceRow } from "./place.ts";
import { type CountryFacts, PlaceIndex } from "./place-index.ts";
import { toRows } from "./read-gazetteer-file.ts";
import { Suggestions } from "./suggest-places.ts";

export type { Gazetteer, PlaceRow } from "./place.ts";
export type { CountryFacts } from "./place-index.ts";

/** Creates the gazetteer of a country with these towns and postal codes. */
export function createGazetteer(rows: readonly PlaceRow[], facts: CountryFacts): Gazetteer {
  const index = new PlaceIndex(rows, facts);
  const suggestions = new Suggestions(index);
  const places = new PlacesByLatitude(rows);
  const towns = rows.filter(({ postal_code }) => postal_code === undefined);
  return {
    find: (text) => findPlace(index, text),
    suggest: (text, limit) => suggestions.suggest(text, limit),
    findNearest: (latitude, longitude) => {
      const row = places.findNearest(latitude, longitude);
      return row && index.toPlace(row);
    },
    findCounty: (locality, region) => findCounty(index, locality, region),
    listPostalCodes: () => index.postalRows,
    listTowns: () => towns,
    getRegionPlace: (slug) => {
      const region = index.regions.findBySlug(slug);
      return region ? index.getRegionPlace(region) : null;
    },
  };
}

/**
 * Loads an edition's gazetteer, built by `scripts/build-gazetteer.mjs`. A town in an unlisted region gets a slug
 * derived from the region's name; rejects if the file does not exist.
 */
export async function loadGazetteer(folder: string, edition: string, regions: readonly Region[]): Promise<Gazetteer> {
  const { rows, facts } = toRows(JSON.parse(await readFile(join(folder, `${edition}.json`), "utf8")), regions);
  return createGazetteer(rows, facts);
}
