import {
  addDays,
  findExceptionAt,
  getLocalTime,
  getOpenStatus,
  type OpeningTimes,
  type OpenStatus,
} from "#domain/offices/open-status.ts";
import { m } from "#messages/messages.js";
import { createWeekFormats } from "./week-formats.ts";

/** Says whether an office is open, until when, why it is closed today and when it next opens. */
export function formatOpenStatus(times: OpeningTimes, timeZone: string, now: Date, formatLocale: string): string {
  const status = getOpenStatus(times, timeZone, now);
  const { formatTime } = createWeekFormats(formatLocale);
  if (status.open) return m.opening_open_until({ time: formatTime(status.closes) });
  const today = findExceptionAt(times.exceptions, timeZone, now);
  const reason = today && today.opens === null ? today.label : null;
  if (status.opens === null) return reason ? m.opening_closed_today({ reason }) : m.opening_closed_now();
  const time = formatTime(status.opens);
  if (status.in_days === 0) return m.opening_opens_today({ time });
  const day = formatOpeningDay(status, timeZone, now, formatLocale);
  return reason ? m.opening_closed_today_until({ reason, day, time }) : m.opening_opens_on({ day, time });
}

/** Formats the day as a weekday, or as a date if it is more than a week away. */
function formatOpeningDay(
  { day, in_days }: Extract<OpenStatus, { day: number }>,
  timeZone: string,
  now: Date,
  formatLocale: string,
): string {
  const { formatDay, formatDates } = createWeekFormats(formatLocale);
  if (in_days <= 7) return formatDay(day);
  const date = addDays(getLocalTime(now, timeZone).date, in_days);
  return formatDates(date, date);
}
