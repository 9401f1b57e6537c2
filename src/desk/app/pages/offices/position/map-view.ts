import type { NearbyPlace } from "#domain/offices/editing/locate-office.ts";
import type { Box } from "#integrations/maps/box.ts";
import type { MapProjection } from "#integrations/maps/projection.ts";
import type { Point } from "#lib/distance.ts";

/** Zoom levels as widths of the map in kilometers, farthest first. */
export const SPANS_KM = [600, 200, 70, 25, 8] as const;

export const ASPECT_RATIO = 3 / 2;

/** Kilometers per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** Returns the part of the map that shows this many kilometers around a point; null off the map. */
export function getBoxAround({ project }: MapProjection, center: Point, spanKm: number): Box | null {
  const middle = project(center);
  const north = project({ ...center, latitude: center.latitude + 0.1 });
  if (!middle || !north) return null;
  const unitsPerKm = Math.hypot(north[0] - middle[0], north[1] - middle[1]) / (0.1 * KM_PER_DEGREE);
  const width = spanKm * unitsPerKm;
  const height = width / ASPECT_RATIO;
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
}

/** A position as shares of a box's width and height. */
export function getShares(box: Box, [x, y]: [x: number, y: number]): { left: number; top: number } {
  return { left: (x - box.x) / box.width, top: (y - box.y) / box.height };
}

export const isInBox = ({ left, top }: { left: number; top: number }): boolean =>
  left >= 0 && left <= 1 && top >= 0 && top <= 1;

/** Returns the point at a share of a box, rounded to about a meter; null off the map. */
export function getPointAt({ invert }: MapProjection, box: Box, left: number, top: number): Point | null {
  const point = invert([box.x + left * box.width, box.y + top * box.height]);
  return point && { latitude: roundDegrees(point.latitude), longitude: roundDegrees(point.longitude) };
}

const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export interface Label {
  name: string;
  left: number;
  top: number;
}

/** The size of a label's characters and lines as shares of the map, at the font size of the map's styles. */
const LABEL = { character: 0.019, gap: 0.02, height: 0.06 };

/** Returns the places inside a box whose labels don't overlap. Earlier places in the list take precedence. */
export function chooseLabels({ project }: MapProjection, box: Box, places: readonly NearbyPlace[]): Label[] {
  const chosen: Label[] = [];
  for (const place of places) {
    const position = project(place);
    if (!position) continue;
    const label = { name: place.name, ...getShares(box, position) };
    if (isInBox(label) && !chosen.some((other) => isCovered(label, other))) chosen.push(label);
  }
  return chosen;
}

function isCovered(a: Label, b: Label): boolean {
  const [first, second] = a.left <= b.left ? [a, b] : [b, a];
  const width = first.name.length * LABEL.character + LABEL.gap;
  return Math.abs(a.top - b.top) < LABEL.height && second.left - first.left < width;
}
