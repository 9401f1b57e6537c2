/** Formats times, as an `Intl.DateTimeFormat` does. */
export interface DateFormat {
  format(time: Date): string;
}

/**
 * Creates a format for dates. In Vietnamese, they are numeric, because the long form in Intl doesn't fit in a sentence.
 *
 * @param timeZone IANA name; defaults to that of this machine
 */
export function createDayFormat(locale: string | undefined, timeZone?: string): DateFormat {
  const style: Intl.DateTimeFormatOptions = locale?.startsWith("vi") ? {} : { dateStyle: "long" };
  return new Intl.DateTimeFormat(locale, timeZone === undefined ? style : { ...style, timeZone });
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
