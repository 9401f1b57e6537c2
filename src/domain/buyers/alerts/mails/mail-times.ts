import { wallClock } from "#lib/time/wall-clock.ts";

/** The hour at which what goes out daily or weekly is written, in the edition's time zone. */
export const MAIL_HOUR = 8;

const DAY_MS = 86_400_000;

/** The last moment up to now at which clocks in a time zone showed the hour of the day's mails; with `weekly`, a Monday's. */
export function lastMailTime(now: Date, timeZone: string, { weekly = false } = {}): Date {
  const local = wallClock(now, timeZone);
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const isLater = local < today + MAIL_HOUR * 3_600_000;
  const back = weekly ? (weekday === 0 && isLater ? 7 : weekday) : isLater ? 1 : 0;
  const wanted = today - back * DAY_MS + MAIL_HOUR * 3_600_000;
  const offsetAt = (moment: number): number => wallClock(new Date(moment), timeZone) - Math.floor(moment / 1000) * 1000;
  // The offset of then may differ from now's; no zone changes its clocks at that hour.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)));
}
