import type { Region } from "#editions/edition.ts";
import { toSlug } from "#lib/slug.ts";
import { COORDINATE_UNIT, type GazetteerFile } from "./gazetteer-file.ts";
import type { PlaceRow } from "./place.ts";
import type { CountryFacts } from "./place-index.ts";
import { getRegionKey, listRegionNames } from "./region-names.ts";

/** Converts a built file to rows in the given regions. */
export function toRows(file: GazetteerFile, given: readonly Region[]): { rows: PlaceRow[]; facts: CountryFacts } {
  const { regions, parents, divisions } = placeDivisions(file.divisions, given);
  const { also, populations } = file.towns;
  const towns = file.towns.names.map((locality, at): PlaceRow => {
    const { state = "", county = null } = divisions[file.towns.divisions[at] ?? -1] ?? {};
    const population = populations[at] ?? 0;
    const latitude = toDegrees(file.towns.latitudes[at]);
    const longitude = toDegrees(file.towns.longitudes[at]);
    return { locality, state, county, latitude, longitude, population, also: also[at] };
  });
  const codes = file.postal_codes.codes.map((postal_code, at): PlaceRow => {
    const { locality = "", state = "", county = null } = towns[file.postal_codes.towns[at] ?? -1] ?? {};
    const latitude = toDegrees(file.postal_codes.latitudes[at]);
    const longitude = toDegrees(file.postal_codes.longitudes[at]);
    return { locality, state, county, postal_code, latitude, longitude };
  });
  const areas = Object.entries(file.postal_areas).flatMap(([start, at]): [string, PlaceRow][] => {
    const town = towns[at];
    return town ? [[start.toLowerCase(), town]] : [];
  });
  const { label, country_names, postal_pattern } = file;
  const facts = { regions, parents, label, country_names, postal_pattern, postal_areas: new Map(areas) };
  return { rows: [...towns, ...codes], facts };
}

function toDegrees(units: number | undefined): number {
  return (units ?? Number.NaN) / COORDINATE_UNIT;
}

interface PlacedDivision {
  state: string;
  county: string | null;
}

/**
 * Maps each division to a region: the given region of the same name; otherwise the given region named like the division
 * above it, and the division becomes the county; otherwise a new region with a slug derived from its name.
 */
function placeDivisions(divisions: GazetteerFile["divisions"], given: readonly Region[]) {
  const regions = [...given];
  const byKey = new Map(
    given.flatMap((region) => listRegionNames(region.name).map((name) => [getRegionKey(name), region])),
  );
  const findRegionByName = memoizeByName((name: string) =>
    listRegionNames(name)
      .map((each) => byKey.get(getRegionKey(each)))
      .find((region) => region !== undefined),
  );
  const addedFor = memoizeByName((name: string) => {
    const region = { code: "", name, slug: toSlug(name) };
    regions.push(region);
    return region;
  });
  const parents = new Map<string, string[]>();
  const placed = divisions.map(([name, parent, county]): PlacedDivision => {
    const above = parent === null || findRegionByName(name) ? undefined : findRegionByName(parent);
    if (above) return { state: above.slug, county: name };
    const { slug } = findRegionByName(name) ?? addedFor(name);
    if (parent === null) return { state: slug, county };
    for (const each of listRegionNames(parent)) parents.set(each, [...new Set([...(parents.get(each) ?? []), slug])]);
    return { state: slug, county: null };
  });
  return { regions, parents, divisions: placed };
}

function memoizeByName<T>(work: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, work(name));
    return known.get(name) as T;
  };
}
