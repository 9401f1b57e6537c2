import type { OpeningException } from "#db/tables/offices.ts";
import { toDay } from "#lib/time/day.ts";

/** An office's hours for one day: day 1 is Monday, times are `HH:MM` in the office's time zone. */
export interface OpeningDay {
  day: number;
  opens: string | null;
  closes: string | null;
  closed: boolean;
}

/** An office's regular weekly hours and its exceptions. */
export interface OpeningTimes {
  hours: readonly OpeningDay[];
  exceptions: readonly OpeningException[];
}

/** Whether an office is open and until when, or when it next opens. `in_days` 0 is today in the office's time zone. */
export type OpenStatus =
  | { open: true; closes: string }
  | { open: false; opens: string; day: number; in_days: number }
  | { open: false; opens: null };

/**
 * Returns whether an office is open at a moment. Hours that end at or before their start run past midnight; an office
 * that closes at 00:00 is open until midnight.
 */
export function getOpenStatus(times: OpeningTimes, timeZone: string, now: Date): OpenStatus {
  const { date, time } = getLocalTime(now, timeZone);
  const getOpenDay = (ahead: number): OpeningDay | undefined => {
    const found = getDayOn(times, addDays(date, ahead));
    return found && !found.closed && found.opens !== null && found.closes !== null ? found : undefined;
  };
  const today = getOpenDay(0);
  const yesterday = getOpenDay(-1);
  if (yesterday && isOvernight(yesterday) && time < (yesterday.closes ?? "")) return toOpenStatus(yesterday);
  if (today && time >= (today.opens ?? "") && (isOvernight(today) || time < (today.closes ?? "")))
    return toOpenStatus(today);
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const next = getOpenDay(ahead);
    if (next?.opens && (ahead > 0 || time < next.opens))
      return { open: false, opens: next.opens, day: next.day, in_days: ahead };
  }
  return { open: false, opens: null };
}

/** How many days to search for the next opening. Exceptions may close an office for weeks. */
const MAX_DAYS_AHEAD = 100;

/** Returns the hours of a date: its exception's if it has one, otherwise its weekday's. */
function getDayOn({ hours, exceptions }: OpeningTimes, date: string): OpeningDay | undefined {
  const day = getWeekday(date);
  const exception = findException(exceptions, date);
  if (!exception) return hours.find((row) => row.day === day);
  return { day, opens: exception.opens, closes: exception.closes, closed: exception.opens === null };
}

function findException(exceptions: readonly OpeningException[], date: string): OpeningException | undefined {
  return exceptions.find((row) => row.first_date <= date && date <= row.last_date);
}

/** Finds the exception for the date of `now` in the office's time zone. */
export function findExceptionAt(
  exceptions: readonly OpeningException[],
  timeZone: string,
  now: Date,
): OpeningException | undefined {
  return findException(exceptions, getLocalTime(now, timeZone).date);
}

/** Lists the exceptions that have not ended by the date of `now` in the office's time zone. */
export function listUpcomingExceptions(
  exceptions: readonly OpeningException[],
  timeZone: string,
  now: Date,
): OpeningException[] {
  const { date } = getLocalTime(now, timeZone);
  return exceptions.filter((row) => row.last_date >= date);
}

/** Counts the minutes until an office opens: 0 if it is open or publishes no hours; null if it never opens. */
export function countMinutesUntilOpen(times: OpeningTimes, timeZone: string, now: Date): number | null {
  if (times.hours.length === 0) return 0;
  const office = getOpenStatus(times, timeZone, now);
  if (office.open) return 0;
  if (office.opens === null) return null;
  return office.in_days * DAY_MINUTES + toMinutes(office.opens) - toMinutes(getLocalTime(now, timeZone).time);
}

const DAY_MINUTES = 1_440;

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toOpenStatus({ closes }: OpeningDay): OpenStatus {
  return { open: true, closes: closes ?? "" };
}

function isOvernight({ opens, closes }: OpeningDay): boolean {
  return (closes ?? "") <= (opens ?? "");
}

/** Returns the date a number of days after another. Dates are `YYYY-MM-DD`. */
export function addDays(date: string, ahead: number): string {
  return toDay(new Date(Date.parse(date) + ahead * DAY_MINUTES * 60_000));
}

/** Returns a date's weekday; 1 is Monday. */
function getWeekday(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Returns the date and time of day of `now` in a time zone. */
export function getLocalTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const getPart = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? "";
  return {
    date: `${getPart("year")}-${getPart("month")}-${getPart("day")}`,
    time: `${getPart("hour")}:${getPart("minute")}`,
  };
}
