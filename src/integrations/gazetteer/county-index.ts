import { getBareKey, isCountyName } from "./county-names.ts";
import { toKey } from "./fold.ts";
import type { County, PlaceRow } from "./place.ts";

export interface KnownCounty extends County {
  /** Region slug. */
  state: string;
  population: number;
  /** The county's most populous town. */
  town: PlaceRow;
}

/** The counties of a country, with their towns. */
export class CountyIndex {
  readonly #byKey = new Map<string, KnownCounty[]>();

  /** @param rows towns, the most populous first. */
  constructor(rows: readonly PlaceRow[]) {
    for (const region of Map.groupBy(rows, (row) => row.state).values()) {
      for (const towns of Map.groupBy(region, (row) => row.county).values()) this.#add(summarizeCounty(towns));
    }
  }

  /** Returns the county that a town is in. */
  getCounty(row: PlaceRow): KnownCounty | undefined {
    return this.#byKey
      .get(toKey(row.county ?? ""))
      ?.find(({ state, county }) => state === row.state && county === row.county);
  }

  /**
   * Finds the county with this name; with `bare`, "Cook" matches Cook County. Without a region, the most populous one.
   */
  findByName(text: string, state: string | null, bare = false): KnownCounty | undefined {
    const key = toKey(text);
    if (!bare && !isCountyName(text)) return undefined;
    return [key, getBareKey(text)]
      .flatMap((each) => this.#byKey.get(each) ?? [])
      .find((county) => state === null || county.state === state);
  }

  #add(county: KnownCounty | null): void {
    if (!county) return;
    for (const key of new Set([toKey(county.county), getBareKey(county.county)])) {
      const counties = [...(this.#byKey.get(key) ?? []), county];
      this.#byKey.set(
        key,
        counties.sort((a, b) => b.population - a.population),
      );
    }
  }
}

/** Summarizes a county from its towns. Its center is the mean of all of them, not the largest town. */
function summarizeCounty(towns: readonly PlaceRow[]): KnownCounty | null {
  const town = towns[0];
  if (!town?.county) return null;
  const getMean = (degrees: (row: PlaceRow) => number) =>
    Math.round((towns.reduce((sum, row) => sum + degrees(row), 0) / towns.length) * 1000) / 1000;
  return {
    county: town.county,
    state: town.state,
    latitude: getMean((row) => row.latitude),
    longitude: getMean((row) => row.longitude),
    population: towns.reduce((sum, row) => sum + (row.population ?? 0), 0),
    town,
  };
}
