export interface Point {
  latitude: number;
  longitude: number;
}

export type DistanceUnit = "mi" | "km";

/** Mean radius of the Earth in kilometers (IUGG, R1). */
const EARTH_RADIUS_KM = 6371.0088;

/** One international mile in kilometers (1959 agreement, exact). */
const KM_PER_MILE = 1.609344;

/**
 * Computes the great-circle distance between two points in degrees (WGS 84) by the haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", Sky & Telescope 68, 1984). It assumes a sphere, so it differs by up to 0.5 % from the
 * ellipsoid's.
 */
export function getDistance(a: Point, b: Point, unit: DistanceUnit): number {
  const latitudes = computeHalfSineSquared(b.latitude - a.latitude);
  const longitudes = computeHalfSineSquared(b.longitude - a.longitude);
  const haversine = latitudes + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * longitudes;
  const kilometers = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
  return unit === "km" ? kilometers : kilometers / KM_PER_MILE;
}

function computeHalfSineSquared(degrees: number): number {
  return Math.sin(toRadians(degrees) / 2) ** 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
