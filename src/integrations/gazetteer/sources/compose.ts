import type { Point } from "#lib/distance.ts";
import { toKey, toKeys } from "../fold.ts";
import { COORDINATE_UNIT, type GazetteerFile } from "../gazetteer-file.ts";
import { type BuiltCity, compareCities, type GazetteerEdition, getCities } from "./cities.ts";
import { assignCounties } from "./counties.ts";
import type { Packages } from "./packages.ts";
import { type BuiltPostalCode, getSortationAreas, listPuertoRicoZipCodes, listStateZipCodes } from "./postal-codes.ts";

const POSTAL_CODES = {
  states: listStateZipCodes,
  "puerto-rico": listPuertoRicoZipCodes,
  "sortation-areas": getSortationAreas,
  departments: () => [],
} satisfies Record<string, (packages: Packages, cities: BuiltCity[]) => BuiltPostalCode[]>;

/** Builds the gazetteer of an edition. The same packages give the same file. */
export function composeGazetteer(edition: GazetteerEdition, packages: Packages): GazetteerFile {
  const { gazetteer: country } = edition;
  const { postal } = country;
  const all = getCities(packages, edition);
  assignCounties(all, country);
  const postalCodes = postal && "codes" in postal ? POSTAL_CODES[postal.codes](packages, all) : [];
  const larger = findShadowedTowns(all.sort(compareCities));
  const cities = all.filter((city) => !larger.has(city));
  const numbers = new Map(cities.map((city, number) => [city, number]));
  const getNumber = (city: BuiltCity) => numbers.get(larger.get(city) ?? city) ?? 0;
  const divisions = new Map<string, number>();
  const towns = {
    names: cities.map((city) => city.name),
    also: Object.fromEntries(cities.flatMap(({ also }, number) => (also.length > 0 ? [[number, also]] : []))),
    divisions: cities.map((city) => getIndex(divisions, JSON.stringify([city.region, city.parent, city.county]))),
    ...toCoordinates(cities),
    populations: cities.map((city) => city.population),
  };
  return {
    label: country.label,
    country_names: country.names,
    postal_pattern: postal?.pattern ?? null,
    divisions: [...divisions.keys()].map((division) => JSON.parse(division)),
    towns,
    postal_codes: {
      codes: postalCodes.map(({ code }) => code),
      towns: postalCodes.map(({ city }) => getNumber(city)),
      ...toCoordinates(postalCodes),
    },
    postal_areas: Object.fromEntries(getAreas(edition, cities).map(([start, city]) => [start, getNumber(city)])),
  };
}

function toCoordinates(points: readonly Point[]) {
  return {
    latitudes: points.map(({ latitude }) => Math.round(latitude * COORDINATE_UNIT)),
    longitudes: points.map(({ longitude }) => Math.round(longitude * COORDINATE_UNIT)),
  };
}

/**
 * Finds towns that a search by name and region can't find, because a larger town of the region has that name as an
 * alternative ("Juárez, Chihuahua"). Returns each with the larger town.
 */
function findShadowedTowns(scored: BuiltCity[]): Map<BuiltCity, BuiltCity> {
  const first = new Map<string, BuiltCity>();
  for (const city of scored) {
    for (const key of [city.name, ...city.also].flatMap(toKeys)) {
      if (!first.has(`${city.region}|${key}`)) first.set(`${city.region}|${key}`, city);
    }
  }
  const larger = new Map<BuiltCity, BuiltCity>();
  for (const city of scored) {
    const town = first.get(`${city.region}|${toKey(city.name)}`);
    if (town && toKey(town.name) !== toKey(city.name)) larger.set(city, town);
  }
  return larger;
}

/** Returns the prefixes of postal codes, each with its town. */
function getAreas(
  { code, gazetteer: { postal } }: GazetteerEdition,
  scored: BuiltCity[],
): [start: string, city: BuiltCity][] {
  if (!postal) return [];
  if ("codes" in postal) return postal.codes === "departments" ? getDepartments(scored) : [];
  const entries = postal.areas.split(",").map((entry) => entry.trim());
  return entries.filter(Boolean).flatMap((entry) => {
    const [, first = "", last = first, town = ""] = /^(\w+)(?:-(\w+))? (.+)$/.exec(entry) ?? [];
    const region = /^\[(.+)\]$/.exec(town)?.[1];
    const city = scored.find((each) => (region ? each.region === region : [each.name, ...each.also].includes(town)));
    if (!city) throw new Error(`The postal area ${entry} of ${code} names no town that is known.`);
    return listPrefixes(first, last).map((start): [string, BuiltCity] => [start, city]);
  });
}

/** Expands a range of prefixes: "21" to "23" gives 21, 22 and 23. A prefix that isn't a number is not expanded. */
function listPrefixes(first: string, last: string): string[] {
  const count = first === last ? 1 : Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? first : String(Number(first) + at).padStart(first.length, "0"),
  );
}

/** French postal codes start with the number of their department; Corsica's two departments share one. */
function getDepartments(scored: BuiltCity[]): [start: string, city: BuiltCity][] {
  const largest = new Map<string, BuiltCity>();
  for (const city of scored) {
    const start = city.countyCode.replace(/[AB]$/, "0");
    if (start && !largest.has(start)) largest.set(start, city);
  }
  return [...largest].sort(([a], [b]) => (a < b ? -1 : 1));
}

function getIndex(list: Map<string, number>, entry: string): number {
  const place = list.get(entry) ?? list.size;
  list.set(entry, place);
  return place;
}
