const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** Formats a time from the API in the reader's time zone; empty if there is none. */
export function moment(time: string | Date | null | undefined): string {
  return time ? format.format(new Date(time)) : "";
}
