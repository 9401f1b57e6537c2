import { type GeoProjection, geoAlbersUsa, geoAzimuthalEqualArea } from "d3-geo";
import type { Point } from "#lib/distance.ts";

/** How a country's drawing was made out of degrees, so that a pin can be put on it later. */
export interface ProjectionFacts {
  kind: "albers_usa" | "azimuthal";
  scale: number;
  translate: [x: number, y: number];
  /** Of an azimuthal one: what brings the country's middle to the front, in degrees. */
  rotate?: [longitude: number, latitude: number];
}

export function projectionOf({ kind, scale, translate, rotate = [0, 0] }: ProjectionFacts): GeoProjection {
  const projection = kind === "albers_usa" ? geoAlbersUsa() : geoAzimuthalEqualArea().rotate(rotate);
  return projection.scale(scale).translate(translate);
}

/** A point's place on the drawing; null for one off it (Albers USA knows neither Puerto Rico nor other countries). */
export function onDrawing(projection: GeoProjection, { latitude, longitude }: Point): [x: number, y: number] | null {
  const place = projection([longitude, latitude]);
  return place && [Math.round(place[0]), Math.round(place[1])];
}
