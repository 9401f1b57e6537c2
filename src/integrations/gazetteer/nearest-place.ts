import { getDistance } from "#lib/distance.ts";
import type { PlaceRow } from "./place.ts";

/** Farther away is not near. */
const NEAR_KM = 100;

/** The length of a degree of latitude, no shorter than it is anywhere on the sphere. */
const KM_PER_DEGREE = 111.2;

/** Parts of a degree that are told apart, and more rows than there are: their product stays below 2^53. */
const PRECISION = 10_000;
const ROWS = 2 ** 31;

/** Places by latitude, so that only those of a narrow band are looked at. */
export class PlacesByLatitude {
  readonly #rows: PlaceRow[];
  readonly #latitudes: Float64Array;

  constructor(rows: readonly PlaceRow[]) {
    // Numbers sort several times as fast as objects: the latitude, then the place in the list.
    const order = Float64Array.from(rows, (row, at) => Math.round((row.latitude + 90) * PRECISION) * ROWS + at).sort();
    this.#rows = Array.from(order, (number) => rows[number - Math.floor(number / ROWS) * ROWS]).filter(
      (row) => row !== undefined,
    );
    this.#latitudes = Float64Array.from(this.#rows, (row) => row.latitude);
  }

  /** The row nearest to a point in degrees; null beyond 100 km, and for what is no point. */
  nearest(latitude: number, longitude: number): PlaceRow | null {
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
    const shrink = Math.max(0, Math.cos(((Math.abs(latitude) + 1) * Math.PI) / 180)) * KM_PER_DEGREE * 0.99;
    let best: PlaceRow | null = null;
    let least = NEAR_KM;
    let below = this.#firstFrom(latitude) - 1;
    let above = below + 1;
    while (true) {
      const isAboveNearer = this.#apart(above, latitude) <= this.#apart(below, latitude);
      const at = isAboveNearer ? above++ : below--;
      if (this.#apart(at, latitude) * KM_PER_DEGREE > least) return best;
      const row = this.#rows[at];
      if (!row) return best;
      if (eastward(row.longitude - longitude) * shrink > least) continue;
      const distance = getDistance({ latitude, longitude }, row, "km");
      if (distance > least || (distance === least && best)) continue;
      best = row;
      least = distance;
    }
  }

  /** In degrees of latitude; infinite past the ends. */
  #apart(at: number, latitude: number): number {
    return Math.abs((this.#latitudes[at] ?? Number.POSITIVE_INFINITY) - latitude);
  }

  #firstFrom(latitude: number): number {
    let low = 0;
    let high = this.#latitudes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#latitudes[middle] ?? 0) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** How many degrees of longitude lie between two meridians so far apart. */
function eastward(degrees: number): number {
  const apart = Math.abs(degrees);
  return apart > 180 ? 360 - apart : apart;
}
