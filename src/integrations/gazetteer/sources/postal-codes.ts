import type { Point } from "#lib/distance.ts";
import { type BuiltCity, getLatitudeDistance } from "./cities.ts";
import type { Packages, SourcePostalCode } from "./packages.ts";
import { TownLookup } from "./town-lookup.ts";

export interface BuiltPostalCode extends Point {
  code: string;
  city: BuiltCity;
}

/** Returns the ZIP codes of all states, without territories and armed forces. */
export function listStateZipCodes(packages: Packages, cities: BuiltCity[]): BuiltPostalCode[] {
  return getZipCodes(packages, cities, (state) => packages.divisions.get(`US.${state}`));
}

export function listPuertoRicoZipCodes(packages: Packages, cities: BuiltCity[]): BuiltPostalCode[] {
  return getZipCodes(packages, cities, (state) => (state === "PR" ? "any" : undefined));
}

/** Adds towns that have a ZIP code but are missing from the cities, so that they are found by name. */
function getZipCodes(
  packages: Packages,
  cities: BuiltCity[],
  getRegionSlug: (state: string) => string | undefined,
): BuiltPostalCode[] {
  const towns = new TownLookup(cities);
  const built: BuiltPostalCode[] = [];
  const unknown: { source: SourcePostalCode; region: string; point: Point }[] = [];
  for (const source of packages.postalCodes) {
    const region = source.country === "US" ? getRegionSlug(source.state) : undefined;
    if (!region) continue;
    const point = getPoint(source);
    const city = towns.findTown(source.city, region, point);
    if (city) built.push({ code: source.zip, city, ...(point ?? getCoordinates(city)) });
    else if (point) unknown.push({ source, region, point });
  }
  const served = new Map(built.map((code) => [`${code.latitude},${code.longitude}`, code.city]));
  for (const { source, region, point } of unknown) {
    // In the source, many companies with their own ZIP code are at the center of their town.
    const city =
      served.get(`${point.latitude},${point.longitude}`) ?? findOrAddTown(source.city, region, point, towns, cities);
    if (city) built.push({ code: source.zip, city, ...(isPlausible(city, point) ? point : getCoordinates(city)) });
  }
  return built.sort(compareCodes);
}

/** Distance above which a position is wrong, in degrees of latitude (111 km each). */
const MISPLACED_BEYOND = 3;
const FIRM_WITHIN = 0.08;

/** Min population of towns whose companies may have their own ZIP code. */
const FIRMS_FROM = 20_000;

/** Names of companies and institutions in the source's column of towns. */
const FIRM =
  /[^A-Za-z .'-]|\w [\w ]*\b(inc|corp|co|comp|insurance|ins|charge|express|dept|svc|services?|assoc|mutual|revenue|communications|tel|telephone|card|data|correction(al)?|lottery|edison|elec|electric|wards|mailings|fund)\b|\b(nat|natl|national|union|amsouth|fargo) bank\b/i;

/** Finds the town for an unknown name: a new town or, for a company's name, the town where the company is. */
function findOrAddTown(name: string, region: string, point: Point, towns: TownLookup, cities: BuiltCity[]) {
  const made = towns.findTown(name, region, point);
  if (made) return made;
  const near = towns.findNearest(region, point);
  if (!near || !isPlausible(near, point)) return towns.findTown(name, region, null) ?? near;
  const large = towns.findNearest(region, point, FIRMS_FROM);
  const isRough = Number.isInteger(Math.round(point.latitude * 1e4) / 100);
  const isFirm = FIRM.test(name) || (isRough && large !== undefined && getLatitudeDistance(large, point) < FIRM_WITHIN);
  if (isFirm) return large && getLatitudeDistance(large, point) < FIRM_WITHIN ? large : near;
  const village: BuiltCity = { ...near, ...point, name, also: [], population: 0 };
  cities.push(village);
  towns.add(village);
  return village;
}

/** Returns whether a point is plausible. With a wrong sign, it would be on another continent. */
function isPlausible(city: BuiltCity, point: Point): boolean {
  return getLatitudeDistance(city, point) < MISPLACED_BEYOND;
}

/** Canadian provinces by the first letter of the postal code (Canada Post); the source's own column is not reliable. */
const PROVINCES: Record<string, string> = {
  A: "Newfoundland and Labrador",
  B: "Nova Scotia",
  C: "Prince Edward Island",
  E: "New Brunswick",
  G: "Quebec",
  H: "Quebec",
  J: "Quebec",
  K: "Ontario",
  L: "Ontario",
  M: "Ontario",
  N: "Ontario",
  P: "Ontario",
  R: "Manitoba",
  S: "Saskatchewan",
  T: "Alberta",
  V: "British Columbia",
  X: "Northwest Territories",
  Y: "Yukon",
};
const NUNAVUT = new Set(["X0A", "X0B", "X0C"]);

const COMPASS = /^(downtown|central|inner|outer|upper|lower|north|south|east|west|(north|south)(east|west))$/i;

/** Returns the first halves of Canada's postal codes, each with the town named in its description in the source. */
export function getSortationAreas(packages: Packages, cities: BuiltCity[]): BuiltPostalCode[] {
  const towns = new TownLookup(cities);
  const built: BuiltPostalCode[] = [];
  for (const source of packages.postalCodes) {
    const region = NUNAVUT.has(source.zip) ? "Nunavut" : PROVINCES[source.zip.slice(0, 1)];
    const point = getPoint(source);
    if (source.country !== "Canada" || !region) continue;
    const named = extractNames(source.city).map((name) => towns.findTown(name, region, point));
    const city = named.find(Boolean) ?? (point ? towns.findNearest(region, point, 1000) : undefined);
    if (city) built.push({ code: source.zip, city, ...(point ?? getCoordinates(city)) });
  }
  return built.sort(compareCodes);
}

/**
 * Lists the possible town names in "Red Deer Central", "Downtown Toronto (st. James Town)" and "Digby Neck (digby)",
 * most likely first.
 */
function extractNames(description: string): string[] {
  const [before = "", inside = ""] = description.split("(");
  const words = before.trim().split(/\s+/);
  while (words.length > 1 && COMPASS.test(words.at(-1) ?? "")) words.pop();
  const tail = words.filter((word, at) => at > 0 || !COMPASS.test(word));
  return [before, words.join(" "), tail.join(" "), ...inside.split(/[/)]/)].map((name) => name.trim()).filter(Boolean);
}

function getPoint({ latitude, longitude }: SourcePostalCode): Point | null {
  return latitude && longitude ? { latitude, longitude } : null;
}

function getCoordinates({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

function compareCodes(a: BuiltPostalCode, b: BuiltPostalCode): number {
  return a.code < b.code ? -1 : 1;
}
