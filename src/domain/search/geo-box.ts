import { type DistanceUnit, getDistance, type Point } from "#lib/distance.ts";

/** A box in degrees. If `west` is greater than `east`, it crosses the date line. */
export interface GeoBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Widens the box by about a centimeter, so that rounding doesn't exclude a place on its edge. */
const MARGIN = 1e-7;

/** Converts a distance to degrees along a great circle, at most 180. */
export function toDegrees(distance: number, unit: DistanceUnit): number {
  const oneDegree = getDistance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, unit);
  return Math.min(180, distance / oneDegree);
}

/** Returns the smallest box that contains every place within a distance. A box around a pole spans all longitudes. */
export function getBoxAround({ latitude, longitude }: Point, distance: number, unit: DistanceUnit): GeoBox {
  const span = toDegrees(distance, unit) + MARGIN;
  const south = Math.max(-90, latitude - span);
  const north = Math.min(90, latitude + span);
  if (south === -90 || north === 90) return { west: -180, south, east: 180, north };
  const sideways =
    radiansToDegrees(Math.asin(Math.sin(degreesToRadians(span)) / Math.cos(degreesToRadians(latitude)))) + MARGIN;
  return { west: wrapLongitude(longitude - sideways), south, east: wrapLongitude(longitude + sideways), north };
}

function wrapLongitude(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}

function degreesToRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function radiansToDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
