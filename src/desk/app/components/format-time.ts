const timeFormat = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** Formats a time from the API in the reader's time zone; empty if there is none. */
export function formatTime(time: string | Date | null | undefined): string {
  return time ? timeFormat.format(new Date(time)) : "";
}
