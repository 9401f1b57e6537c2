/**
 * The file `<edition>.json`, which the build writes and `loadGazetteer` reads. It stores columns, which load fastest.
 */
export interface GazetteerFile {
  /** How a region is written after a town. */
  label: "code" | "name";
  /** Names of the country at the end of an address. */
  country_names: string[];
  /** Matches a postal code in folded text; the first group is looked up among the codes, otherwise among the areas. */
  postal_pattern: string | null;
  divisions: [region: string, parent: string | null, county: string | null][];
  /** The towns, the most populous first. */
  towns: {
    names: string[];
    /** Other names, by the town's index in this list. */
    also: Record<number, string[]>;
    /** Indexes in `divisions`. */
    divisions: number[];
    latitudes: number[];
    longitudes: number[];
    populations: number[];
  };
  postal_codes: {
    codes: string[];
    /** Indexes in `towns`. */
    towns: number[];
    latitudes: number[];
    longitudes: number[];
  };
  /** Prefixes of postal codes that are not known individually, each with the index of its town in `towns`. */
  postal_areas: Record<string, number>;
}

/** Coordinates are integers in 1/10,000 degree (11 meters). */
export const COORDINATE_UNIT = 10_000;
