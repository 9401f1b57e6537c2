import { DAY_MS, HOUR_MS, MINUTE_MS } from "#lib/time/durations.ts";
import { getWallClockTime } from "#lib/time/wall-clock.ts";

/** Attempts before a delivery counts as failed. With doubling delays, they take about eight and a half hours. */
export const MAX_ATTEMPTS = 10;

/** The local hour when the nightly full feed starts. */
const FULL_FEED_HOUR = 2;

/** Returns when to try again after a failed attempt: one minute after the first, then twice as long each time. */
export function getNextAttempt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + MINUTE_MS * 2 ** (attempts - 1));
}

/** Returns whether the nightly start time has passed since the last full feed started. */
export function isFullFeedDue(startedAt: Date, now: Date, timeZone: string): boolean {
  const getNight = (time: Date): number =>
    Math.floor((getWallClockTime(time, timeZone) - FULL_FEED_HOUR * HOUR_MS) / DAY_MS);
  return getNight(now) > getNight(startedAt);
}
