import type { Period, Views } from "#domain/analytics/count-views.ts";

const DAY_MS = 86_400_000;
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last so many days, today included, as `2026-11-20` in UTC. */
export function lastDays(count: number, now: Date): Period {
  return { from: toDay(now.getTime() - (count - 1) * DAY_MS), to: toDay(now.getTime()) };
}

/** Some days together: a bar of the chart. */
export interface Span {
  from: string;
  to: string;
  views: number;
  visitors: number;
}

/** More bars than this cannot be told from each other on a phone. */
const MAX_BARS = 31;

/**
 * A period's days, also those on which nothing happened; of a long one as many together as make it readable, whole spans
 * counted back from its last day.
 */
export function getSpans({ from, to }: Period, days: Views["days"]): Span[] {
  const counted = new Map(days.map((day) => [day.day, day]));
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  const length = Math.ceil(count / MAX_BARS);
  const spans: Span[] = [];
  for (let last = count - 1; last >= 0; last -= length) {
    const span: Span = {
      from: toDay(first + Math.max(0, last - length + 1) * DAY_MS),
      to: toDay(first + last * DAY_MS),
      views: 0,
      visitors: 0,
    };
    for (let day = Math.max(0, last - length + 1); day <= last; day++) {
      const found = counted.get(toDay(first + day * DAY_MS));
      span.views += found?.views ?? 0;
      span.visitors += found?.visitors ?? 0;
    }
    spans.unshift(span);
  }
  return spans;
}
