const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15 * 60_000;

/**
 * The factor between two delays. It is small, so that a delay is at most about a third of the outage so far: 54 seconds
 * after three minutes.
 */
const GROWTH = 1.25;

/** Fraction of a delay that is random, so that emails that failed together aren't retried together. */
const JITTER = 0.15;

/** Returns the delay before the next attempt after this many failures, from 1 s to 15 min, in milliseconds. */
export function getRetryDelay(failures: number, chance: () => number = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** Math.max(0, failures - 1));
  return Math.max(FIRST_DELAY_MS, full * (1 - JITTER * chance()));
}

/**
 * About a day of failures: thirty until the delay reaches its max after about an hour, then one every fifteen minutes.
 */
export const MAX_ATTEMPTS = 125;
