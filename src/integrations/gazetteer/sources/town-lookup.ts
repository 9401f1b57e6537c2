import type { Point } from "#lib/distance.ts";
import { toKey, toKeys } from "../fold.ts";
import { type BuiltCity, findClosest, getLatitudeDistance } from "./cities.ts";

/** Max distance of a town's postal codes from its center, in degrees of latitude (111 km each). */
const TOWN_WITHIN = 0.6;

/** The towns of a country by name and region, and by position. The region "any" includes all of them. */
export class TownLookup {
  readonly #byKey = new Map<string, BuiltCity[]>();
  readonly #byRegion = new Map<string, BuiltCity[]>();

  constructor(cities: readonly BuiltCity[]) {
    for (const city of cities) this.add(city);
  }

  add(city: BuiltCity): void {
    for (const region of [city.region, "any"]) {
      append(this.#byRegion, region, city);
      for (const key of new Set([city.name, ...city.also].flatMap(toKeys)))
        append(this.#byKey, `${region}|${key}`, city);
    }
  }

  /** Finds the town with this name, near the point if one is given. */
  findTown(name: string, region: string, point: Point | null): BuiltCity | undefined {
    const towns = this.#byKey.get(`${region}|${toKey(name)}`) ?? [];
    return point ? findClosest(towns, point, TOWN_WITHIN) : towns[0];
  }

  /** Finds the town nearest to a point that has at least this population. */
  findNearest(region: string, point: Point, population = 0): BuiltCity | undefined {
    let best: BuiltCity | undefined;
    let minDistance = Number.POSITIVE_INFINITY;
    for (const city of this.#byRegion.get(region) ?? []) {
      const distance = city.population < population ? minDistance : getLatitudeDistance(point, city);
      if (distance >= minDistance) continue;
      best = city;
      minDistance = distance;
    }
    return best;
  }
}

function append(lists: Map<string, BuiltCity[]>, key: string, city: BuiltCity): void {
  const list = lists.get(key);
  if (list) list.push(city);
  else lists.set(key, [city]);
}
