import type { Period } from "#domain/stats/views/count-views.ts";
import { toDay } from "#lib/time/day.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** Returns the first and the last whole month of a period, as `2026-11`; `first` is after `last` if there is none. */
export function getWholeMonths({ from, to }: Period): { first: string; last: string } {
  const next = toDay(Date.parse(to) + DAY_MS);
  return {
    first: from.endsWith("-01") ? toMonth(from) : shiftMonth(from, 1),
    last: shiftMonth(next, -1),
  };
}

const toMonth = (day: string): string => day.slice(0, 7);

function shiftMonth(day: string, months: number): string {
  const date = new Date(`${toMonth(day)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return toMonth(toDay(date));
}
