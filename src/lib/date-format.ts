/** Formats times, as an `Intl.DateTimeFormat` does. */
export interface DateFormat {
  format(time: Date): string;
}

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
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  if (!locale?.startsWith("vi")) return createFormat(clock ? DATES_AND_TIMES[clock] : { dateStyle: "long" });
  const date = createFormat({ year: "numeric", month: "numeric", day: "numeric" });
  if (!clock) return date;
  const time = createFormat(TIMES[clock]);
  return { format: (moment) => `${time.format(moment)} ngày ${date.format(moment)}` };
}

/** Creates a format for a number of days before today: "yesterday", "12 days ago", within a sentence. */
export function createDaysAgoFormat(locale: string): (days: number) => string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (days) => {
    const text = relative.format(-days, "day");
    // Intl puts spaces into Japanese, and begins a Vietnamese phrase with a capital.
    if (locale.startsWith("ja")) return text.replace(/ /g, "");
    return locale.startsWith("vi") ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  };
}
