const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** A time of the API's, in the reader's own zone; empty without one. */
export function moment(time: string | Date | null | undefined): string {
  return time ? format.format(new Date(time)) : "";
}
