/** Parses a record's version as a time. An invalid version becomes a time that matches no record. */
export function parseVersion(version: string): Date {
  const date = new Date(version);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Returns a version later than `before`, so that two changes within a millisecond have different versions. */
export function getNextVersion(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
