import type { Point } from "#lib/distance.ts";
import type { MapParts, Position } from "./map-parts.ts";

/** A side is drawn as lines of at most this many degrees, because it is curved on the map. */
const MAX_STEP = 0.5;

/**
 * Returns the line around a polygon on a map, to a tenth of a map unit. All of it is drawn on one part of the map: the
 * one with the middle of the polygon.
 */
export function outlinePolygon(parts: MapParts, points: readonly Point[]): Position[] {
  const { project } = parts.getPartOf(getMiddle(points));
  const round = (value: number): number => Math.round(value * 10) / 10;
  return points.flatMap((from, at) =>
    divideSide(from, points[(at + 1) % points.length]!).flatMap((point): Position[] => {
      const position = project(point);
      return position ? [[round(position[0]), round(position[1])]] : [];
    }),
  );
}

/** Returns the middle of the box around points. */
function getMiddle(points: readonly Point[]): Point {
  const average = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: average(points.map(({ latitude }) => latitude)),
    longitude: average(points.map(({ longitude }) => longitude)),
  };
}

/** Returns points along a side, from its first corner to just before its second. */
function divideSide(from: Point, to: Point): Point[] {
  const [across, up] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(across), Math.abs(up)) / MAX_STEP));
  return Array.from({ length: steps }, (_, step) => ({
    longitude: from.longitude + (across * step) / steps,
    latitude: from.latitude + (up * step) / steps,
  }));
}
