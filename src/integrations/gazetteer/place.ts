import type { Point } from "#lib/distance.ts";

export interface Place {
  /** The text in lists: "Miami, FL", "Miami, FL 33101", "Florida". `find` accepts it. */
  label: string;
  postal_code: string | null;
  /** The town. For a region or county: its town nearest to its center of population, or its largest. */
  locality: string;
  county: string | null;
  /** Region slug. */
  state: string;
  latitude: number;
  longitude: number;
}

export interface County {
  county: string;
  latitude: number;
  longitude: number;
}

export interface Gazetteer {
  /**
   * Returns the most likely place for a text: a postal code, alone or in an address, "City", "City, ST", "City, State",
   * a county or a state. Case, accents, punctuation and a trailing country are ignored. If several places share a name,
   * the most populous wins. Null if unknown.
   */
  find(text: string): Place | null;
  /** Returns suggestions for a partial text, best first. */
  suggest(text: string, limit: number): Place[];
  /** Returns the place nearest to a point in degrees; null beyond 100 km. */
  findNearest(latitude: number, longitude: number): Place | null;
  /**
   * Returns the county that contains a town or has this name, with its center; null if the town is unknown or its
   * country has no division between town and region. `region` is a region slug.
   */
  findCounty(locality: string, region: string): County | null;
  /** Lists every individually known postal code. */
  listPostalCodes(): readonly PlaceRow[];
  /** Lists every town, the most populous first. */
  listTowns(): readonly PlaceRow[];
  /** Returns a region by slug, located at its town nearest to its center of population; null if it has none. */
  getRegionPlace(slug: string): Place | null;
}

/** A town, or (with a postal code) the part of a town that the code covers. */
export interface PlaceRow extends Point {
  locality: string;
  /** Region slug. */
  state: string;
  county: string | null;
  postal_code?: string;
  /** Inhabitants; 0 if unknown. Sorts places that share a name. */
  population?: number;
  /** Alternative names. */
  also?: readonly string[] | undefined;
}
