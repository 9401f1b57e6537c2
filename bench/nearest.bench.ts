import type { Office } from "#domain/offices/office.ts";
import { findNearestOffices } from "#domain/offices/search-offices.ts";
import { EDITIONS } from "#editions/countries.ts";
import { getDistance } from "#lib/distance.ts";
import { computeMedian, printRow } from "./report.ts";

/*
 * Finds the offices nearest to a point among 2,000 spread over the United States: with the widest radius, which
 * includes all of them, and with the usual one.
 */
const OFFICES = 2_000;
const ROUNDS = 2_000;

/** Returns numbers between 0 and 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const roll = createRandom(2026);
const pickPoint = () => ({ latitude: 25 + roll() * 24, longitude: -124 + roll() * 57 });
const offices = Array.from(
  { length: OFFICES },
  (_, id) => ({ id, ...pickPoint(), alternate_latitude: null, alternate_longitude: null }) as Office,
);

function getP50(radius: number): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = pickPoint();
    const started = performance.now();
    findNearestOffices(offices, from, radius, EDITIONS.US.distance_unit);
    times.push(performance.now() - started);
  }
  return computeMedian(times);
}

/** Computes the same distances without comparing or sorting. */
function measureDistances(): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = pickPoint();
    const started = performance.now();
    for (const office of offices) getDistance(from, office, EDITIONS.US.distance_unit);
    times.push(performance.now() - started);
  }
  return computeMedian(times);
}

const bare = measureDistances();
for (const radius of [50, 12_500]) {
  const value = getP50(radius);
  printRow({
    what: `nearest of ${OFFICES.toLocaleString("en")} offices, radius ${radius}, p50`,
    value,
    unit: "ms",
    digits: 3,
    beside: `${(value / bare).toFixed(1)} × the distances alone`,
    wanted: { max: 1 },
    floor: { max: 20 },
  });
}
