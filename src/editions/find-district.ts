import type { District, Edition } from "./edition.ts";

const known = new WeakMap<readonly District[], ReadonlyMap<string, District>>();

/** Finds a district by one of its names as it is written, in any case; undefined if there is none. */
export function findDistrict(name: string, { districts }: Pick<Edition, "districts">): District | undefined {
  if (!districts) return undefined;
  const byName = known.get(districts) ?? new Map(districts.flatMap(listNames));
  known.set(districts, byName);
  return byName.get(toKey(name));
}

const listNames = (district: District): [string, District][] =>
  district.names.split("|").map((name) => [toKey(name), district]);

const toKey = (name: string): string => name.normalize("NFC").toLowerCase().replaceAll("’", "'").trim();
