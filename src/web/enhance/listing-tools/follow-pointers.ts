import type { Box } from "#integrations/maps/box.ts";

/** Where the pointers on a map are, in pixels: their middle and, of two, the distance between them. */
export interface Grip {
  x: number;
  y: number;
  distance: number | null;
}

/** The map is neither enlarged nor reduced beyond these widths, in map units. */
const MIN_WIDTH = 80;
const MAX_WIDTH = 20_000;

/** Returns the grip of one or two pointers; further ones are ignored. */
export function getGrip(pointers: Iterable<readonly [x: number, y: number]>): Grip {
  const [first = [0, 0], second] = pointers;
  if (!second) return { x: first[0], y: first[1], distance: null };
  const distance = Math.max(1, Math.hypot(first[0] - second[0], first[1] - second[1]));
  return { x: (first[0] + second[0]) / 2, y: (first[1] + second[1]) / 2, distance };
}

/**
 * Returns the part of the map to show so that what was under the pointers stays under them.
 *
 * @param box the part shown when the pointers were at `from`
 * @param frame the map's place on the screen, in pixels
 */
export function followPointers(
  box: Box,
  frame: { left: number; top: number; width: number },
  from: Grip,
  to: Grip,
): Box {
  const wanted = from.distance && to.distance ? box.width * (from.distance / to.distance) : box.width;
  const width = Math.min(Math.max(wanted, Math.min(MIN_WIDTH, box.width)), Math.max(MAX_WIDTH, box.width));
  const scale = width / box.width;
  const unit = box.width / frame.width;
  return {
    x: box.x + (from.x - frame.left) * unit - (to.x - frame.left) * unit * scale,
    y: box.y + (from.y - frame.top) * unit - (to.y - frame.top) * unit * scale,
    width,
    height: box.height * scale,
  };
}
