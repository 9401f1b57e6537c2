import { createDayFormat, type DateFormat } from "./day-format.ts";

interface DateFormatOptions {
  /** How precise the time of day is, if it is shown: with or without seconds and the name of the time zone. */
  clock?: "minutes" | "minutes_and_zone" | "seconds_and_zone";
  /** IANA name. */
  timeZone?: string;
}

const TIMES = {
  minutes: { timeStyle: "short" },
  minutes_and_zone: { hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
  seconds_and_zone: { timeStyle: "long" },
} as const;

const DATES_AND_TIMES = {
  minutes: { dateStyle: "long", timeStyle: "short" },
  minutes_and_zone: {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
  seconds_and_zone: { dateStyle: "long", timeStyle: "long" },
} as const;

/**
 * Creates a format for dates, or for dates with a time. In Vietnamese, it is "09:30 ngày 24/11/2026": the form in Intl,
 * "lúc 09:30 24 tháng 11, 2026", doesn't fit in a sentence.
 */
export function createDateFormat(locale: string | undefined, { clock, timeZone }: DateFormatOptions = {}): DateFormat {
  if (!clock) return createDayFormat(locale, timeZone);
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  if (!locale?.startsWith("vi")) return createFormat(DATES_AND_TIMES[clock]);
  const day = createDayFormat(locale, timeZone);
  const time = createFormat(TIMES[clock]);
  return { format: (moment) => `${time.format(moment)} ngày ${day.format(moment)}` };
}
