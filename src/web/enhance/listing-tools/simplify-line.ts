import type { Position } from "#integrations/maps/map-parts.ts";

/** How far the line may be from the drawn one at first, as a share of its diagonal, and how much farther each time. */
const FIRST_TOLERANCE = 0.003;
const FACTOR = 1.5;

/**
 * Simplifies a closed line to at most so many corners. The line is closed from the last point to the first, which isn't
 * repeated.
 */
export function simplifyRing(ring: readonly Position[], max: number): Position[] {
  const [first] = ring;
  if (!first) return [];
  const closed = [...ring, first];
  let tolerance = getDiagonal(ring) * FIRST_TOLERANCE;
  let corners = simplifyLine(closed, tolerance).slice(1);
  while (corners.length > max) {
    tolerance *= FACTOR;
    corners = simplifyLine(closed, tolerance).slice(1);
  }
  return corners;
}

/**
 * Leaves out points that are no farther than the tolerance from the line without them (D. H. Douglas and T. K. Peucker,
 * 1973). The ends stay.
 */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.slice(1, -1).map((point) => getDistanceToSide(point, first, last));
  const farthest = distances.reduce((best, distance, at) => (distance > distances[best]! ? at : best), 0) + 1;
  if (distances[farthest - 1]! <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ];
}

function getDistanceToSide([x, y]: Position, [startX, startY]: Position, [endX, endY]: Position): number {
  const [width, height] = [endX - startX, endY - startY];
  const squared = width ** 2 + height ** 2;
  const share = squared === 0 ? 0 : ((x - startX) * width + (y - startY) * height) / squared;
  const nearest = Math.max(0, Math.min(1, share));
  return Math.hypot(x - startX - nearest * width, y - startY - nearest * height);
}

/** Returns the diagonal of the box around points. */
export function getDiagonal(points: readonly Position[]): number {
  const getSpan = (at: 0 | 1): number => {
    const values = points.map((point) => point[at]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.hypot(getSpan(0), getSpan(1));
}
