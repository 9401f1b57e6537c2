import type { Period } from "#domain/stats/views/count-views.ts";
import { toDay } from "#lib/time/day.ts";
import { DAY_MS } from "#lib/time/durations.ts";

export const PERIODS = ["30", "90", "365", "quarter", "last_quarter", "year", "last_year"] as const;
export type PeriodName = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: PeriodName = "90";

/** The days of a named period in UTC; a current quarter or year ends today. */
export function getPeriod(name: PeriodName, now: Date): Period {
  const year = now.getUTCFullYear();
  const quarter = Math.floor(now.getUTCMonth() / 3) * 3;
  const createPeriod = (from: number, end: number): Period => ({ from: toDay(from), to: toDay(end) });
  if (name === "quarter") return createPeriod(Date.UTC(year, quarter, 1), now.getTime());
  if (name === "last_quarter") return createPeriod(Date.UTC(year, quarter - 3, 1), Date.UTC(year, quarter, 0));
  if (name === "year") return createPeriod(Date.UTC(year, 0, 1), now.getTime());
  if (name === "last_year") return createPeriod(Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 0));
  return createPeriod(now.getTime() - (Number(name) - 1) * DAY_MS, now.getTime());
}
