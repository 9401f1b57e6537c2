import type { Point } from "#lib/distance.ts";

export interface Place {
  /** As it stands in a list: "Miami, FL", "Miami, FL 33101", "Florida". Understood by `find`. */
  label: string;
  postal_code: string | null;
  /** The town. Of a region or a county: its town nearest to where most of its people live, or its largest. */
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
   * The one place that a person means by this text: a postal code, alone or in an address, "City", "City, ST",
   * "City, State", a county or a state. Case, accents, punctuation and a trailing country do not matter. A name that
   * several places bear means the most populous of them. Null when unknown.
   */
  find(text: string): Place | null;
  /** Suggestions as a person types, best first. */
  suggest(text: string, limit: number): Place[];
  /** The place nearest to a point in degrees; null beyond 100 km. */
  nearest(latitude: number, longitude: number): Place | null;
  /**
   * The county that a town lies in, or that bears this name, with its middle; null when the town is unknown or its
   * country has nothing between a town and a region. `region` is a region slug.
   */
  countyOf(locality: string, region: string): County | null;
  /** Every postal code that is known one by one. */
  postalCodes(): readonly PlaceRow[];
  /** Every town, the most populous first. */
  towns(): readonly PlaceRow[];
  /** A region by its slug: the place of its town nearest to where most of its people live; null when it has none. */
  regionOf(slug: string): Place | null;
}

/** A town, or (with a postal code) the part of one that the code names. */
export interface PlaceRow extends Point {
  locality: string;
  /** Region slug. */
  state: string;
  county: string | null;
  postal_code?: string;
  /** Inhabitants; 0 when unknown. Ranks the places of one name. */
  population?: number;
  /** Other names that it goes by. */
  also?: readonly string[] | undefined;
}
