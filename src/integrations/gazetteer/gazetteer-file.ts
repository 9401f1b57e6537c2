/** What the build writes for an edition and `loadGazetteer` reads: `<edition>.json`. Columns, since they load fastest. */
export interface GazetteerFile {
  /** How a region stands after a town. */
  label: "code" | "name";
  /** What people call the country at the end of an address. */
  country_names: string[];
  /** A postal code in folded text; the first group is looked up among the codes, or else the areas. */
  postal_pattern: string | null;
  divisions: [region: string, parent: string | null, county: string | null][];
  /** The most populous first. */
  towns: {
    names: string[];
    /** By the town's place in this list. */
    also: Record<number, string[]>;
    /** Places in `divisions`. */
    divisions: number[];
    latitudes: number[];
    longitudes: number[];
    populations: number[];
  };
  postal_codes: {
    codes: string[];
    /** Places in `towns`. */
    towns: number[];
    latitudes: number[];
    longitudes: number[];
  };
  /** The leading parts of codes that are not known one by one, each with the place in `towns` that it leads to. */
  postal_areas: Record<string, number>;
}

/** Coordinates are whole numbers of this part of a degree: eleven metres. */
export const COORDINATE_UNIT = 10_000;
