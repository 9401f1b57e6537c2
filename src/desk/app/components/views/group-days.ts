import type { Period, Views } from "#domain/stats/views/count-views.ts";
import { toDay } from "#lib/time/day.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** Returns the last `count` days including today, as UTC dates such as `2026-11-20`. */
export function getLastDays(count: number, now: Date): Period {
  return { from: toDay(now.getTime() - (count - 1) * DAY_MS), to: toDay(now.getTime()) };
}

/** The days covered by one bar of the chart. */
export interface DayRange {
  from: string;
  to: string;
  views: number;
  visitors: number;
}

/** More bars than this can't be told apart on a phone. */
const MAX_BARS = 31;

/**
 * Groups the days of a period, including those without views, into at most `MAX_BARS` spans. Spans are counted back
 * from the last day, so only the first one may be shorter.
 */
export function groupDays({ from, to }: Period, days: Views["days"]): DayRange[] {
  const countsByDay = new Map(days.map((day) => [day.day, day]));
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  const daysPerSpan = Math.ceil(count / MAX_BARS);
  const spans: DayRange[] = [];
  for (let last = count - 1; last >= 0; last -= daysPerSpan) {
    const span: DayRange = {
      from: toDay(first + Math.max(0, last - daysPerSpan + 1) * DAY_MS),
      to: toDay(first + last * DAY_MS),
      views: 0,
      visitors: 0,
    };
    for (let day = Math.max(0, last - daysPerSpan + 1); day <= last; day++) {
      const found = countsByDay.get(toDay(first + day * DAY_MS));
      span.views += found?.views ?? 0;
      span.visitors += found?.visitors ?? 0;
    }
    spans.unshift(span);
  }
  return spans;
}
