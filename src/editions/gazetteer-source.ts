/** How to read a country's places from open data. Mostly used by the build of the gazetteer. */
export interface GazetteerSource {
  /** Parts of the country that GeoNames lists as countries: the region of each, and its postal code prefix. */
  overseas?: Record<string, { region: string; department: string }>;
  /** Which GeoNames division level the edition's regions are: first or second. */
  regionLevel: 1 | 2;
  /** Names of the edition's regions, where GeoNames' names differ. */
  regionNames?: Record<string, string>;
  /**
   * For countries without usable GeoNames divisions: points in each region; a town is in the region of the nearest
   * point.
   */
  regionPoints?: Record<string, [latitude: number, longitude: number][]>;
  /** What to remove from the names of all other regions. */
  regionWords?: RegExp;
  /**
   * What the division below a region is. It is shown as a listing's location, so it must be larger than a town:
   * "counties" always are, "mixed" divisions are sometimes the town itself and then not shown, and "none" have no
   * comparable division.
   */
  counties: "counties" | "mixed" | "none";
  /** Names of counties where GeoNames' names differ, and what to remove from all other names. */
  countyNames?: Record<string, string>;
  countyWords?: RegExp;
  /** What to remove from a town's name to get an alternative name. */
  townWords?: RegExp;
  /** The second-level division is a municipality, and its largest town also goes by its name. */
  municipalities?: boolean;
  /** Whether a name that is found only in the older source is a suburb's rather than a former name of the town. */
  suburbs?: boolean;
  /** How a region is written after a town: "Miami, FL" or "Lyon, Auvergne-Rhône-Alpes". */
  label: "code" | "name";
  /** Names of the country at the end of an address. */
  names: string[];
  /**
   * Matches a postal code in folded text; its first group is looked up: the code itself (in Canada its first half), or
   * the prefix that stands for an area.
   */
  postal?: { pattern: string } & (PostalCodes | PostalAreas);
  /** Names of one region in several languages and styles, separated by `|`. */
  regionAliases?: readonly string[];
  /** Common names of towns by the name that GeoNames uses: the display name first, separated by `|`. */
  townNames?: Record<string, string>;
  /** The county of most towns in each division that isn't a county, and the county of its other towns by name. */
  splitDivisions?: { counties: Record<string, string>; elsewhere: Record<string, string> };
  /** Towns that extend over several counties. Their listings would otherwise show a county that they may not be in. */
  ownCounties?: Record<string, string>;
}

/** The list of codes to read, or that the prefixes are the numbers of departments. */
interface PostalCodes {
  codes: "states" | "puerto-rico" | "sortation-areas" | "departments";
}

/**
 * Maps prefixes of postal codes to towns where the sources have no individual codes. This is precise enough to find the
 * nearest offices. A name in brackets is a region; its largest town is used.
 */
interface PostalAreas {
  areas: string;
}

/** Inverts lists of names: maps every name to the name under which it is listed. */
export function invertNames(lists: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, members]) => members.split("|").map((member) => [member, name])),
  );
}
