import { fold } from "./fold.ts";
import type { County } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/** What brokers write before a town's name: "Greater Orlando Area", "near Tampa". */
const VAGUE_START = /^(greater|metro|near|downtown|central|the) /;
const VAGUE_END = / (area|metro|metro area|metropolitan area|and surroundings?|vicinity)$/;

/** Returns the county that contains a town of the region, or has this name itself; see `Gazetteer.findCounty`. */
export function findCounty(index: PlaceIndex, locality: string, region: string): County | null {
  const [name = ""] = locality.slice(0, 200).split(",").map(fold);
  const plain = name.replace(VAGUE_END, "").replace(VAGUE_START, "");
  const found =
    index.counties.findByName(name, region) ??
    findCountyOfTown(index, name, region) ??
    findCountyOfTown(index, plain, region) ??
    index.counties.findByName(plain, region, true);
  return found ? { county: found.county, latitude: found.latitude, longitude: found.longitude } : null;
}

function findCountyOfTown(index: PlaceIndex, name: string, region: string) {
  const code = index.findPostalRow(name);
  const rows = code ? [code] : index.findTowns(name);
  const row = rows.find(({ state, county }) => state === region && county !== null);
  return row && index.counties.getCounty(row);
}
