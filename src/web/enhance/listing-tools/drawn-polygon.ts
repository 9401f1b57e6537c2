import { type GeoPolygon, MAX_CORNERS, MIN_CORNERS } from "#domain/search/geo-polygon.ts";
import type { MapParts, Position } from "#integrations/maps/map-parts.ts";
import { getDiagonal, simplifyLine, simplifyRing } from "./simplify-line.ts";

/** Straight lines on the map are curves in degrees, so each is divided into this share of the shape's diagonal. */
const MAX_STEP = 1 / 50;

/** A shape must be thicker than this share of its diagonal. */
const MIN_THICKNESS = 1 / 40;

/**
 * Converts a line on the map to the polygon that it goes around, in hundredths of a degree; null if it goes around
 * nothing. All of it is on one part of the map, the one in its middle.
 */
export function toPolygon(parts: MapParts, line: readonly Position[]): GeoPolygon | null {
  if (isThin(line)) return null;
  const { invert } = parts.getPartAt(getMiddle(line));
  const places = divideSides(line).flatMap((position): Position[] => {
    const point = invert(position);
    return point && Number.isFinite(point.longitude + point.latitude) ? [[point.longitude, point.latitude]] : [];
  });
  const corners = simplifyRing(stayOnOneSide(places), MAX_CORNERS).map(
    ([longitude, latitude]): Position => [roundToHundredth(longitude), roundToHundredth(latitude)],
  );
  const distinct = corners.filter((corner, at) => String(corner) !== String(corners.at(at - 1)));
  if (distinct.length < MIN_CORNERS) return null;
  return { points: distinct.map(([longitude, latitude]) => ({ longitude, latitude })) };
}

/** Returns whether a closed line is hardly wider than a stroke. */
function isThin(line: readonly Position[]): boolean {
  const outline = simplifyLine([...line, ...line.slice(0, 1)], getDiagonal(line) * MIN_THICKNESS);
  return new Set(outline.map(String)).size < MIN_CORNERS;
}

const roundToHundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

function getMiddle(line: readonly Position[]): Position {
  const average = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [average(line.map(([x]) => x)), average(line.map(([, y]) => y))];
}

function divideSides(line: readonly Position[]): Position[] {
  const step = getDiagonal(line) * MAX_STEP;
  return line.flatMap(([x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / step));
    return Array.from(
      { length: steps },
      (_, done): Position => [x + ((nextX - x) * done) / steps, y + ((nextY - y) * done) / steps],
    );
  });
}

/** Cuts off at the date line whatever is beyond it, seen from the first point. */
function stayOnOneSide(places: readonly Position[]): Position[] {
  const [first = [0, 0]] = places;
  return places.map(([longitude, latitude]) => {
    if (longitude - first[0] > 180) return [-180, latitude];
    return first[0] - longitude > 180 ? [180, latitude] : [longitude, latitude];
  });
}
