import { getDistance } from "#lib/distance.ts";
import type { PlaceRow } from "./place.ts";

/** Places farther away are not considered near. */
const NEAR_KM = 100;

/** The length of a degree of latitude, rounded up so that distances are never underestimated. */
const KM_PER_DEGREE = 111.2;

/** Steps per degree, and an upper bound on the number of rows. Their combination must stay below 2^53. */
const PRECISION = 10_000;
const ROWS = 2 ** 31;

/** Places sorted by latitude, so that a search covers only a narrow band. */
export class PlacesByLatitude {
  readonly #rows: PlaceRow[];
  readonly #latitudes: Float64Array;

  constructor(rows: readonly PlaceRow[]) {
    // Sorts numbers that combine latitude and index, which is several times as fast as sorting objects.
    const order = Float64Array.from(rows, (row, at) => Math.round((row.latitude + 90) * PRECISION) * ROWS + at).sort();
    this.#rows = Array.from(order, (number) => rows[number - Math.floor(number / ROWS) * ROWS]).filter(
      (row) => row !== undefined,
    );
    this.#latitudes = Float64Array.from(this.#rows, (row) => row.latitude);
  }

  /** Returns the row nearest to a point in degrees; null beyond 100 km and for an invalid point. */
  findNearest(latitude: number, longitude: number): PlaceRow | null {
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
    const shrink = Math.max(0, Math.cos(((Math.abs(latitude) + 1) * Math.PI) / 180)) * KM_PER_DEGREE * 0.99;
    let best: PlaceRow | null = null;
    let minDistance = NEAR_KM;
    let below = this.#findFirstFrom(latitude) - 1;
    let above = below + 1;
    while (true) {
      const isAboveNearer = this.#getDistance(above, latitude) <= this.#getDistance(below, latitude);
      const at = isAboveNearer ? above++ : below--;
      if (this.#getDistance(at, latitude) * KM_PER_DEGREE > minDistance) return best;
      const row = this.#rows[at];
      if (!row) return best;
      if (getLongitudeDistance(row.longitude - longitude) * shrink > minDistance) continue;
      const distance = getDistance({ latitude, longitude }, row, "km");
      if (distance > minDistance || (distance === minDistance && best)) continue;
      best = row;
      minDistance = distance;
    }
  }

  /** Returns the distance in degrees of latitude; infinite outside the list. */
  #getDistance(at: number, latitude: number): number {
    return Math.abs((this.#latitudes[at] ?? Number.POSITIVE_INFINITY) - latitude);
  }

  #findFirstFrom(latitude: number): number {
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

/** Returns the difference between two longitudes in degrees, the shorter way around. */
function getLongitudeDistance(degrees: number): number {
  const apart = Math.abs(degrees);
  return apart > 180 ? 360 - apart : apart;
}
