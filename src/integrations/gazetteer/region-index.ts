import type { Region } from "#editions/edition.ts";
import type { Point } from "#lib/distance.ts";
import { toKey } from "./fold.ts";
import type { PlaceRow } from "./place.ts";
import { getRegionKey, listRegionNames } from "./region-names.ts";

/** A region with a summary of its towns. */
export interface KnownRegion {
  slug: string;
  name: string;
  /** How it is written after a town's name: its code, such as "FL", or its full name. */
  shown: string;
  /** Folded names, for suggestions. */
  keys: string[];
  population: number;
  /** The region's representative town: among its largest, the one nearest to its center of population. */
  central: PlaceRow | null;
  /** The town with the region's name, if the name alone usually means the town: New York, Dubai. */
  namesake: PlaceRow | null;
}

/** Share of the region's population above which its name alone means the town of that name. */
const NAMESAKE_SHARE = 0.05;

/** How many of a region's largest towns are candidates for its representative town. */
const MAX_RESULTS = 20;

export interface RegionNaming {
  label: "code" | "name";
  /** Keys of the country's names. A region with such a name, as the state of México, is shown under another name. */
  countryKeys: ReadonlySet<string>;
}

export class RegionIndex {
  readonly all: readonly KnownRegion[];
  readonly #bySlug: Map<string, KnownRegion>;
  readonly #byKey = new Map<string, KnownRegion>();

  /** @param rows towns, the most populous first. */
  constructor(regions: readonly Region[], rows: readonly PlaceRow[], naming: RegionNaming) {
    const towns = Map.groupBy(rows, (row) => row.state);
    this.all = regions.map((region) => summarizeRegion(region, towns.get(region.slug) ?? [], naming));
    this.#bySlug = new Map(this.all.map((region) => [region.slug, region]));
    for (const region of this.all) {
      for (const key of region.keys) if (!this.#byKey.has(key)) this.#byKey.set(key, region);
    }
  }

  findBySlug(slug: string): KnownRegion | undefined {
    return this.#bySlug.get(slug);
  }

  /** Returns the region with this name or abbreviation. */
  findByName(text: string): KnownRegion | undefined {
    return this.#byKey.get(toKey(text)) ?? this.#byKey.get(getRegionKey(text));
  }
}

function summarizeRegion({ code, name, slug }: Region, towns: readonly PlaceRow[], naming: RegionNaming): KnownRegion {
  const names = listRegionNames(name);
  const population = towns.reduce((sum, town) => sum + (town.population ?? 0), 0);
  const ownKeys = new Set(names.map(getRegionKey));
  const largest = towns.slice(0, MAX_RESULTS);
  const namesake = largest.find((town) =>
    [town.locality, ...(town.also ?? [])].some((each) => ownKeys.has(getRegionKey(each))),
  );
  const isShare = (namesake?.population ?? 0) >= population * NAMESAKE_SHARE;
  const letters = /^[a-z]{2,3}$/i.test(code) ? [code] : [];
  const distinct = names.find((other) => !naming.countryKeys.has(toKey(other))) ?? name;
  return {
    slug,
    name: distinct,
    shown: naming.label === "code" && letters.length > 0 ? code : distinct,
    keys: [...new Set([...names, ...letters].flatMap((each) => [toKey(each), getRegionKey(each)]))],
    population,
    central: findCentralTown(largest),
    namesake: (isShare && namesake) || null,
  };
}

/** Returns the town nearest to the center of population of these towns. */
function findCentralTown(towns: readonly PlaceRow[]): PlaceRow | null {
  const getWeight = (town: PlaceRow) => (town.population ?? 0) + 1;
  const sum = towns.reduce((total, town) => total + getWeight(town), 0);
  const getMean = (degrees: (town: PlaceRow) => number) =>
    towns.reduce((total, town) => total + degrees(town) * getWeight(town), 0) / sum;
  const middle = { latitude: getMean((town) => town.latitude), longitude: getMean((town) => town.longitude) };
  const getSquaredDistance = (town: Point) =>
    (town.latitude - middle.latitude) ** 2 +
    ((town.longitude - middle.longitude) * Math.cos((middle.latitude * Math.PI) / 180)) ** 2;
  return towns.reduce<PlaceRow | null>(
    (best, town) => (!best || getSquaredDistance(town) < getSquaredDistance(best) ? town : best),
    null,
  );
}
