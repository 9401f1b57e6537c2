import type { Edition } from "#editions/edition.ts";
import type { GazetteerSource } from "#editions/gazetteer-source.ts";
import type { Point } from "#lib/distance.ts";
import { toKey, toKeys } from "../fold.ts";
import type { Packages, SourceCity, SourcePopulation } from "./packages.ts";

/** A town with all data from the sources. */
export interface BuiltCity extends Point {
  name: string;
  also: string[];
  /** The division that is the edition's region, and the one above it, if any. */
  region: string;
  parent: string | null;
  /** The second-level division's name, which may be a county or the town itself; and its code. */
  county: string | null;
  countyCode: string;
  population: number;
}

/** The parts of an edition that its gazetteer is built from. */
export type GazetteerEdition = Pick<Edition, "code" | "iso2" | "gazetteer">;

/** Returns the towns of a country, the most populous first. */
export function getCities(packages: Packages, { iso2, gazetteer: country }: GazetteerEdition): BuiltCity[] {
  const codes = [iso2, ...Object.keys(country.overseas ?? {})];
  const cities = packages.cities
    .filter((city) => codes.includes(city.country))
    .map((city) => getCity(city, packages, country))
    .filter((city) => city !== null);
  const populations = packages.populations.filter((source) => codes.includes(source.country));
  setPopulations(cities, populations, country);
  return cities.sort(compareCities);
}

/** Sorts the most populous first, then by name and position, so that the order never depends on the source's. */
export function compareCities(a: BuiltCity, b: BuiltCity): number {
  return b.population - a.population || compare(a.name, b.name) || a.latitude - b.latitude || a.longitude - b.longitude;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function getCity(source: SourceCity, packages: Packages, country: GazetteerSource): BuiltCity | null {
  const point = { latitude: Number(source.lat), longitude: Number(source.lng) };
  const first = packages.divisions.get(`${source.country}.${source.admin1}`);
  const second = packages.divisions.get(`${source.country}.${source.admin1}.${source.admin2}`);
  const overseas = country.overseas?.[source.country];
  const named = overseas?.region ?? (country.regionLevel === 1 ? first : second);
  const region = country.regionPoints ? findNearestRegion(point, country.regionPoints) : named;
  if (!region) return null;
  const plain = stripRemark(source.name);
  const [name = plain, ...also] = country.townNames?.[plain]?.split("|") ?? [plain, ...listOtherNames(plain, country)];
  return {
    ...point,
    name,
    also,
    region: getRegionName(region, country),
    parent: country.regionLevel === 2 ? (first ?? null) : null,
    county: country.ownCounties?.[plain] ?? (second && !overseas ? getCountyName(second, name, country) : null),
    countyCode: overseas?.department ?? source.admin2,
    population: 0,
  };
}

/** Removes the remarks in "Norwood (historical)", "Olinda, CDP" and "City of Milford (balance)". */
function stripRemark(name: string): string {
  return name
    .replace(/^City of (.*) \(balance\)$/, "$1")
    .replace(/\s*[,([].*$/, "")
    .trim();
}

/** Lists other names: "Donostia / San Sebastián" contains two, and "Gifu-shi" is also Gifu. */
function listOtherNames(name: string, country: GazetteerSource): string[] {
  const halves = name.split(/ [/-] |\//);
  return [...halves, name.replace(country.townWords ?? /$^/, "")].filter((other) => other !== name);
}

function getRegionName(division: string, country: GazetteerSource): string {
  return country.regionNames?.[division] ?? division.replaceAll(country.regionWords ?? /$^/g, "");
}

function getCountyName(division: string, town: string, country: GazetteerSource): string {
  const { counties, elsewhere } = country.splitDivisions ?? {};
  const county = counties?.[division];
  if (county) return elsewhere?.[town] ?? county;
  return country.countyNames?.[division] ?? division.replaceAll(country.countyWords ?? /$^/g, "").trim();
}

function findNearestRegion(point: Point, regions: NonNullable<GazetteerSource["regionPoints"]>): string {
  const points = Object.entries(regions).flatMap(([region, inside]) =>
    inside.map(([latitude, longitude]) => ({ region, distance: getLatitudeDistance(point, { latitude, longitude }) })),
  );
  return points.reduce((best, other) => (other.distance < best.distance ? other : best)).region;
}

/** Returns the approximate distance between two nearby points, in degrees of latitude. */
export function getLatitudeDistance(a: Point, b: Point): number {
  const longitudes = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, longitudes);
}

/** Max distance between two points of the same name, in degrees of latitude (111 km each). */
const SAME_NAME_WITHIN = 0.1;
const SAME_PLACE_WITHIN = 0.025;

/** Sets the towns' populations, and adds the names from the older source. */
function setPopulations(cities: BuiltCity[], populations: SourcePopulation[], country: GazetteerSource): void {
  const byKey = new Map<string, BuiltCity[]>();
  for (const city of cities) {
    for (const key of new Set([city.name, ...city.also].flatMap(toKeys))) {
      byKey.set(key, [...(byKey.get(key) ?? []), city]);
    }
  }
  const unknown: SourcePopulation[] = [];
  for (const source of populations) {
    const city = findClosest(byKey.get(toKey(stripRemark(source.name))) ?? [], getPoint(source), SAME_NAME_WITHIN);
    if (city) city.population = Math.max(city.population, source.population);
    else if (source.population > 0 && source.featureCode !== "PPLX") unknown.push(source);
  }
  const unranked = cities.filter((city) => city.population === 0);
  for (const source of unknown) {
    const city = findClosest(unranked, getPoint(source), SAME_PLACE_WITHIN);
    if (!city || city.population > 0) continue;
    const name = stripRemark(source.name);
    if (country.suburbs) cities.push({ ...city, ...getPoint(source), name, also: [], population: source.population });
    else Object.assign(city, { population: source.population, also: [...city.also, name] });
  }
  if (country.municipalities) addMunicipalityNames(cities);
}

/** Adds a municipality's name to its largest town: "León de los Aldama" is also León. */
function addMunicipalityNames(cities: BuiltCity[]): void {
  const largest = new Map<string, BuiltCity>();
  for (const city of cities) {
    const municipality = `${city.region}|${city.county}`;
    if (city.county && city.population > (largest.get(municipality)?.population ?? 0)) largest.set(municipality, city);
  }
  for (const city of largest.values()) {
    const name = city.county?.replace(/[ -](shi|ku|gun|machi|chō|mura)$/i, "") ?? city.name;
    if (name !== city.name && !city.also.includes(name)) city.also.push(name);
  }
}

function getPoint({ loc }: SourcePopulation): Point {
  return { latitude: loc.coordinates[1], longitude: loc.coordinates[0] };
}

/** Returns the town nearest to a point, at most `within` degrees of latitude away. */
export function findClosest(cities: readonly BuiltCity[], point: Point, within: number): BuiltCity | undefined {
  let best: BuiltCity | undefined;
  let minDistance = within;
  for (const city of cities) {
    if (Math.abs(city.latitude - point.latitude) > minDistance) continue;
    const distance = getLatitudeDistance(point, city);
    if (distance >= minDistance) continue;
    best = city;
    minDistance = distance;
  }
  return best;
}
