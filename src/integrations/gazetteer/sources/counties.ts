import type { GazetteerSource } from "#editions/gazetteer-source.ts";
import { getBareKey, isCountyName } from "../county-names.ts";
import { toKey } from "../fold.ts";
import { type BuiltCity, findClosest } from "./cities.ts";

/** Max distance between neighbors, in degrees of latitude (111 km each). */
const NEIGHBORS_WITHIN = 0.05;
const SURROUNDED_WITHIN = 0.25;

/** Most counties have more inhabitants than this. A division with fewer would reveal where a business is. */
const TOWN_BELOW = 100_000;

/**
 * Sets each town's county to what a listing there may show, or to null. If the second-level division is itself a small
 * town, as with independent cities of Virginia or municipalities of Alberta, uses the surrounding county.
 */
export function assignCounties(cities: BuiltCity[], country: GazetteerSource): void {
  if (country.counties === "none") {
    for (const city of cities) city.county = null;
    return;
  }
  const known = cities.filter((city) => city.county);
  for (const city of cities) city.county ??= findNeighbor(city, known, NEIGHBORS_WITHIN)?.county ?? null;
  if (country.counties === "mixed") hideTowns(cities);
}

function hideTowns(cities: BuiltCity[]): void {
  const towns = [...Map.groupBy(cities, (city) => (city.county ? `${city.region}|${city.county}` : null))]
    .filter(([division, members]) => division && isSmallTown(members))
    .flatMap(([, members]) => members);
  const counties = cities.filter((city) => city.county && isCountyName(city.county));
  for (const city of towns) city.county = findNeighbor(city, counties, SURROUNDED_WITHIN)?.county ?? null;
}

/** Returns whether a division's towns are a single town with its neighborhoods and outskirts. */
function isSmallTown(members: BuiltCity[]): boolean {
  const division = members[0]?.county ?? "";
  if (isCountyName(division)) return false;
  const named = members.some(
    (city) => toKey(city.name) === getBareKey(division) || toKey(city.name) === toKey(division),
  );
  return (named || members.length === 1) && Math.max(...members.map((city) => city.population)) < TOWN_BELOW;
}

function findNeighbor(city: BuiltCity, others: readonly BuiltCity[], within: number): BuiltCity | undefined {
  return findClosest(
    others.filter((other) => other.region === city.region),
    city,
    within,
  );
}
