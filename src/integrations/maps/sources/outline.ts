import type { GeoContext } from "d3-geo";

/** Points closer than this to the last one, in map units, make no visible difference. */
const MIN_STEP = 3;

/**
 * Writes an outline as SVG path data with whole units and relative steps, which takes a third of the size of absolute
 * decimals.
 */
export class Outline implements GeoContext {
  #data = "";
  #ring: [x: number, y: number][] = [];

  beginPath(): void {}

  moveTo(x: number, y: number): void {
    this.#ring = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    const [lastX, lastY] = this.#ring.at(-1) ?? [0, 0];
    if (Math.hypot(x - lastX, y - lastY) >= MIN_STEP) this.#ring.push([Math.round(x), Math.round(y)]);
  }

  /** A ring of fewer than three points is an island too small to see, so it is dropped. */
  closePath(): void {
    if (this.#ring.length >= 3) this.#data += `${formatSteps(this.#ring)}z`;
    this.#ring = [];
  }

  arc(): void {}

  toPathData(): string {
    return this.#data;
  }
}

function formatSteps(ring: readonly [number, number][]): string {
  let [x, y] = ring[0] ?? [0, 0];
  let data = `M${formatPair(x, y)}l`;
  for (const [nextX, nextY] of ring.slice(1)) {
    data += (data.endsWith("l") || nextX < x ? "" : " ") + formatPair(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return data;
}

function formatPair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
