export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours. Days are longer or shorter when the clocks change. */
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Returns the time a number of days later, or earlier if it is negative. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}
