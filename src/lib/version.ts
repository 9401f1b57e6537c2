/** Parses a record's version as a time; an invalid one becomes a time that matches no version. */
export function parseVersion(version: string): Date {
  const date = new Date(version);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Gives two changes within a millisecond different versions. */
export function getNextVersion(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
