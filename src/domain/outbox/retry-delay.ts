const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15 * 60_000;

/**
 * Grows slowly, so that no mail rests much longer than a third of the time that its server has been away so far, nor
 * longer than 54 seconds after three minutes.
 */
const GROWTH = 1.25;

/** Part of a delay that chance may take away, so that mails that failed together do not come back together. */
const JITTER = 0.15;

/** How long a mail rests after so many failures: from 1 s to 15 min, in milliseconds. */
export function retryDelayAfter(failures: number, chance: () => number = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** Math.max(0, failures - 1));
  return Math.max(FIRST_DELAY_MS, full * (1 - JITTER * chance()));
}

/** Failures of a day: thirty until the rests have grown to their longest, in about an hour, then one each quarter. */
export const MAX_ATTEMPTS = 125;
