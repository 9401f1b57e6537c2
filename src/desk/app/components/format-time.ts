const language = document.documentElement.lang || undefined;
const timeFormat = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

/** Formats a time from the API in the reader's time zone; empty if there is none. */
export function formatTime(time: string | Date | null | undefined): string {
  return time ? timeFormat.format(new Date(time)) : "";
}

/** Formats the day of a time, for columns in which the hour doesn't matter. */
export function formatDay(time: string | Date | null | undefined): string {
  return time ? dayFormat.format(new Date(time)) : "";
}
