import { DAY_MS } from "#lib/time/durations.ts";
import { getWallClockTime } from "#lib/time/wall-clock.ts";

/** The hour when daily and weekly emails are written, in the edition's time zone. */
export const MAIL_HOUR = 8;

/** Returns the last time, up to now, that the local clock showed the email hour; with `weekly`, on a Monday. */
export function getLastMailTime(now: Date, timeZone: string, { weekly = false } = {}): Date {
  const local = getWallClockTime(now, timeZone);
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const isLater = local < today + MAIL_HOUR * 3_600_000;
  const back = weekly ? (weekday === 0 && isLater ? 7 : weekday) : isLater ? 1 : 0;
  const wanted = today - back * DAY_MS + MAIL_HOUR * 3_600_000;
  const getOffset = (moment: number): number =>
    getWallClockTime(new Date(moment), timeZone) - Math.floor(moment / 1000) * 1000;
  // The offset at that time may differ from the current one. No zone changes its clocks at this hour.
  return new Date(wanted - getOffset(wanted - getOffset(wanted)));
}
