/** A rectangle of a map, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a box of this width and height around the middle of another. */
export function centerBox({ x, y, width, height }: Box, newWidth: number, newHeight: number): Box {
  return {
    x: Math.round(x + (width - newWidth) / 2),
    y: Math.round(y + (height - newHeight) / 2),
    width: newWidth,
    height: newHeight,
  };
}

export function isInside(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}
