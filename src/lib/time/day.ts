/** Returns the day of a time in UTC, as `YYYY-MM-DD`. */
export function toDay(time: Date | number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns whether a text is an existing date as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T12:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time.getTime()) && toDay(time) === text;
}
