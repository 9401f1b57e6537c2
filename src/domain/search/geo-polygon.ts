import type { Point } from "#lib/distance.ts";
import type { GeoBox } from "./geo-box.ts";

/**
 * A closed shape, by its corners. Its sides are straight lines in degrees and don't cross the date line. Where they
 * cross each other, the nonzero rule applies: whatever the line goes around, once or several times, is inside.
 */
export interface GeoPolygon {
  points: readonly Point[];
}

export const MIN_CORNERS = 3;
export const MAX_CORNERS = 40;

/** How far from a side a point still is on it, as the area that both span, in square degrees; for rounding errors. */
const TOLERANCE = 1e-9;

/** Formats a polygon as the value of a filter: "-82.5,27.9 -81.3,28.6 -81.9,27.2". */
export function formatPolygon({ points }: GeoPolygon): string {
  return points.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(" ");
}

/** Returns the smallest box that contains the polygon. */
export function getPolygonBox({ points }: GeoPolygon): GeoBox {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Returns whether a point is inside the polygon or on its border, by its winding number. */
export function isInPolygon({ points }: GeoPolygon, { latitude, longitude }: Point): boolean {
  let turns = 0;
  let from = points.at(-1)!;
  for (const to of points) {
    // Above zero if the point is to the left of the line.
    const side =
      (to.longitude - from.longitude) * (latitude - from.latitude) -
      (longitude - from.longitude) * (to.latitude - from.latitude);
    const isBetween =
      (from.latitude <= latitude ? to.latitude >= latitude : to.latitude <= latitude) &&
      (from.longitude <= longitude ? to.longitude >= longitude : to.longitude <= longitude);
    if (isBetween && Math.abs(side) <= TOLERANCE) return true;
    if (from.latitude <= latitude && to.latitude > latitude && side > 0) turns += 1;
    if (from.latitude > latitude && to.latitude <= latitude && side < 0) turns -= 1;
    from = to;
  }
  return turns !== 0;
}
