const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creates a date formatter, or returns the cached one. */
function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** Formatters for weekdays and times of day in the edition's locale. */
export function createWeekFormats(format_locale: string) {
  const weekday = getDateFormat(format_locale, { weekday: "long", timeZone: "UTC" });
  const date = getDateFormat(format_locale, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
  const clock = getDateFormat(format_locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return {
    // January 1, 2024 was a Monday, and day 1 is a Monday.
    formatDay: (day: number): string => weekday.format(Date.UTC(2024, 0, day)),
    /** Formats a date, or a range without repeating what both dates share; dates are `YYYY-MM-DD`. */
    formatDates: (first: string, last: string): string => date.formatRange(new Date(first), new Date(last)),
    formatTime: (time: string | null): string => {
      const [hour = 0, minute = 0] = (time ?? "").split(":").map(Number);
      return clock.format(Date.UTC(2024, 0, 1, hour, minute));
    },
  };
}
