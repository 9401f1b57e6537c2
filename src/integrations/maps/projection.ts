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

/** A part with its own projection: everything within these bounds in degrees. */
export interface InsetFacts extends ProjectionFacts {
  around: [west: number, south: number, east: number, north: number];
}

export function createProjection({ kind, scale, translate, rotate = [0, 0] }: ProjectionFacts): GeoProjection {
  const projection = kind === "albers_usa" ? geoAlbersUsa() : geoAzimuthalEqualArea().rotate(rotate);
  return projection.scale(scale).translate(translate);
}

/**
 * Projects a point onto the map; null if it is off the map (Albers USA includes neither Puerto Rico nor other
 * countries).
 */
export function createPointProjection(facts: ProjectionFacts): (point: Point) => [x: number, y: number] | null {
  const whole = createProjection(facts);
  const insets = (facts.insets ?? []).map((inset) => ({ around: inset.around, projection: createProjection(inset) }));
  return (point) => {
    const inset = insets.find(({ around }) => isInside(point, around));
    return placeOn(inset?.projection ?? whole, point);
  };
}

function isInside({ latitude, longitude }: Point, [west, south, east, north]: InsetFacts["around"]): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function placeOn(projection: GeoProjection, { latitude, longitude }: Point): [x: number, y: number] | null {
  const place = projection([longitude, latitude]);
  return place && [Math.round(place[0]), Math.round(place[1])];
}
