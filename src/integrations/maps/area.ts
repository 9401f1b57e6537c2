import type { Box } from "./box.ts";
import type { MapProjection } from "./projection.ts";

/** A rectangle on the globe, in degrees. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * Returns the smallest area, to a hundredth of a degree, that contains the corners, sides and middle of a box on a map;
 * null if the box shows none of the map.
 */
export function computeArea({ invert }: Pick<MapProjection, "invert">, box: Box): Area | null {
  const shares = [0, 0.5, 1];
  const points = shares.flatMap((right) =>
    shares.flatMap((down) => invert([box.x + right * box.width, box.y + down * box.height]) ?? []),
  );
  if (points.length < 2) return null;
  const round = (degrees: number): number => Math.round(degrees * 100) / 100;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: round(Math.min(...longitudes)),
    south: round(Math.min(...latitudes)),
    east: round(Math.max(...longitudes)),
    north: round(Math.max(...latitudes)),
  };
}
