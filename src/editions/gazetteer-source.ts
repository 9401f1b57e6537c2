/** How the open data that the gazetteer is built from describes a country. The build alone reads most of it. */
export interface GazetteerSource {
  /** Parts of the country that GeoNames lists as countries: the region of each, and its postal code prefix. */
  overseas?: Record<string, { region: string; department: string }>;
  /** Which GeoNames division level the edition's regions are: first or second. */
  regionLevel: 1 | 2;
  /** Our names of the edition's regions where GeoNames' names differ. */
  regionNames?: Record<string, string>;
  /**
   * For countries without usable GeoNames divisions: points in each region; a town is in the region of the nearest
   * point.
   */
  regionPoints?: Record<string, [latitude: number, longitude: number][]>;
  /** What to remove from the names of the other regions. */
  regionWords?: RegExp;
  /**
   * The division below a region, shown as a listing's place: always larger than a town ("counties"), sometimes the town
   * itself, which must not be shown ("mixed"), or nothing comparable to a county ("none").
   */
  counties: "counties" | "mixed" | "none";
  /** Our names of counties where GeoNames' names differ, and what to remove from the names of the others. */
  countyNames?: Record<string, string>;
  countyWords?: RegExp;
  /** What to remove from a town's name to get an alternative name. */
  townWords?: RegExp;
  /** The second-level division is a municipality, and its largest town also goes by its name. */
  municipalities?: boolean;
  /** A name found only in the older source is a suburb's, not a former name of the town. */
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
  /** Common names of towns that GeoNames calls something else, by that name: the display name first, separated by `|`. */
  townNames?: Record<string, string>;
  /** The county of most of each division that isn't a county, and the county of its other towns by their name. */
  splitDivisions?: { counties: Record<string, string>; elsewhere: Record<string, string> };
  /** Towns in several counties, whose listings could otherwise show a county they are not in. */
  ownCounties?: Record<string, string>;
}

/** The list of codes to read, or that the prefixes are the numbers of departments. */
interface PostalCodes {
  codes: "states" | "puerto-rico" | "sortation-areas" | "departments";
}

/**
 * The towns that prefixes of postal codes stand for, where the sources have no individual codes: enough to find the
 * nearest offices. A name in brackets is a region and stands for its largest town.
 */
interface PostalAreas {
  areas: string;
}

/** Inverts a list: maps every name to the name it is listed under. */
export function invertNames(lists: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, members]) => members.split("|").map((member) => [member, name])),
  );
}
