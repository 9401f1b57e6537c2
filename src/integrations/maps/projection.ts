import { type GeoProjection, geoAlbersUsa, geoAzimuthalEqualArea } from "d3-geo";
import type { Point } from "#lib/distance.ts";

/** How a country's map was projected, so that pins can be placed on it later. */
export interface ProjectionFacts {
  kind: "albers_usa" | "azimuthal";
  scale: number;
  translate: [x: number, y: number];
  /** For an azimuthal projection: the rotation that centers the country, in degrees. */
  rotate?: [longitude: number, latitude: number];
  /** Parts of the country drawn beside it. */
  insets?: readonly InsetFacts[];
}

/** A part of the country with its own projection: everything within these bounds in degrees. */
export interface InsetFacts extends ProjectionFacts {
  around: [west: number, south: number, east: number, north: number];
}

export function createProjection({ kind, scale, translate, rotate = [0, 0] }: ProjectionFacts): GeoProjection {
  const projection = kind === "albers_usa" ? geoAlbersUsa() : geoAzimuthalEqualArea().rotate(rotate);
  return projection.scale(scale).translate(translate);
}

/** Between degrees and map units. */
export interface MapProjection {
  /** The point's position; null off the map (Albers USA includes neither Puerto Rico nor other countries). */
  project(point: Point): [x: number, y: number] | null;
  /** The point at a position; null off the map. */
  invert(position: [x: number, y: number]): Point | null;
}

export function createMapProjection(facts: ProjectionFacts): MapProjection {
  const whole = createProjection(facts);
  const insets = (facts.insets ?? []).map((inset) => ({ around: inset.around, projection: createProjection(inset) }));
  return {
    project: (point) => {
      const inset = insets.find(({ around }) => isInBounds(point, around));
      return (inset?.projection ?? whole)([point.longitude, point.latitude]);
    },
    invert: (position) => {
      const points = insets.map(({ around, projection }) => ({ around, point: invertOn(projection, position) }));
      const inset = points.find(({ around, point }) => point && isInBounds(point, around));
      return inset?.point ?? invertOn(whole, position);
    },
  };
}

/** Projects a point onto the map, rounded to whole map units; null if it is off the map. */
export function createPointProjection(facts: ProjectionFacts): (point: Point) => [x: number, y: number] | null {
  const { project } = createMapProjection(facts);
  return (point) => {
    const place = project(point);
    return place && [Math.round(place[0]), Math.round(place[1])];
  };
}

export function isInBounds({ latitude, longitude }: Point, [west, south, east, north]: InsetFacts["around"]): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function invertOn(projection: GeoProjection, position: [x: number, y: number]): Point | null {
  const place = projection.invert?.(position);
  return place ? { longitude: place[0], latitude: place[1] } : null;
}
