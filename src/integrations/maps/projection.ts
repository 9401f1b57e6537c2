import { type GeoProjection, geoAlbersUsa, geoAzimuthalEqualArea } from "d3-geo";
import type { Point } from "#lib/distance.ts";

/** How a country's drawing was made out of degrees, so that a pin can be put on it later. */
export interface ProjectionFacts {
  kind: "albers_usa" | "azimuthal";
  scale: number;
  translate: [x: number, y: number];
  /** Of an azimuthal one: what brings the country's middle to the front, in degrees. */
  rotate?: [longitude: number, latitude: number];
  /** Parts of the country that are drawn beside it. */
  insets?: readonly InsetFacts[];
}

/** What is drawn by a projection of its own: all that lies within these ends in degrees. */
export interface InsetFacts extends ProjectionFacts {
  around: [west: number, south: number, east: number, north: number];
}

export function createProjection({ kind, scale, translate, rotate = [0, 0] }: ProjectionFacts): GeoProjection {
  const projection = kind === "albers_usa" ? geoAlbersUsa() : geoAzimuthalEqualArea().rotate(rotate);
  return projection.scale(scale).translate(translate);
}

/** A point's place on the drawing; null for one off it (Albers USA knows neither Puerto Rico nor other countries). */
export function onDrawing(facts: ProjectionFacts): (point: Point) => [x: number, y: number] | null {
  const whole = createProjection(facts);
  const insets = (facts.insets ?? []).map((inset) => ({ around: inset.around, projection: createProjection(inset) }));
  return (point) => {
    const inset = insets.find(({ around }) => lies(point, around));
    return placeOn(inset?.projection ?? whole, point);
  };
}

function lies({ latitude, longitude }: Point, [west, south, east, north]: InsetFacts["around"]): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function placeOn(projection: GeoProjection, { latitude, longitude }: Point): [x: number, y: number] | null {
  const place = projection([longitude, latitude]);
  return place && [Math.round(place[0]), Math.round(place[1])];
}
