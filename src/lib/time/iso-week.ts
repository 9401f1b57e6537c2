import { DAY_MS } from "./durations.ts";
import { getWallClockTime } from "./wall-clock.ts";

/** An ISO 8601 week, such as `2026-W53`. It belongs to the year that contains its Thursday. */
export type IsoWeek = `${number}-W${string}`;

/** Returns the week of a moment in a time zone. */
export function toIsoWeek(moment: Date, timeZone: string): IsoWeek {
  const local = new Date(getWallClockTime(moment, timeZone));
  const weekday = (local.getUTCDay() + 6) % 7;
  const thursday = new Date(local.getTime() + (3 - weekday) * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS));
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}

/** Returns the time of an hour on the Monday of a week, in a time zone. */
export function getMonday(week: IsoWeek, hour: number, timeZone: string): Date {
  const [year = Number.NaN, number = Number.NaN] = week.split("-W").map(Number);
  // January 4 is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS + (number - 1) * 7 * DAY_MS;
  const wanted = monday + hour * 3_600_000;
  const getOffset = (moment: number): number => getWallClockTime(new Date(moment), timeZone) - moment;
  // The offset at the guess is also right if the clocks changed in between, because no zone changes its clocks on a
  // Monday morning.
  const guess = wanted - getOffset(wanted);
  return new Date(wanted - getOffset(guess));
}
