import { expect, test } from "vitest";
import { getLastDays, groupDays } from "./group-days.ts";

const createDay = (name: string, views: number) => ({ day: name, views, visitors: 1 });

test("shows a month day by day, including days without views", () => {
  const period = getLastDays(30, new Date("2026-11-20T23:59:00Z"));
  expect(period).toEqual({ from: "2026-10-22", to: "2026-11-20" });
  const spans = groupDays(period, [createDay("2026-10-22", 4), createDay("2026-11-20", 7)]);
  expect(spans).toHaveLength(30);
  expect(spans[0]).toEqual({ from: "2026-10-22", to: "2026-10-22", views: 4, visitors: 1 });
  expect(spans[1]?.views).toBe(0);
  expect(spans[29]?.views).toBe(7);
});

test("groups the days of a year into at most 31 bars without losing a view", () => {
  const period = getLastDays(365, new Date("2026-11-20T00:00:00Z"));
  const spans = groupDays(period, [
    createDay(period.from, 1),
    createDay("2026-03-01", 2),
    createDay("2026-03-02", 3),
    createDay(period.to, 4),
  ]);
  expect(spans.length).toBeLessThanOrEqual(31);
  expect(spans.at(0)?.from).toBe(period.from);
  expect(spans.at(-1)?.to).toBe(period.to);
  expect(spans.reduce((sum, { views }) => sum + views, 0)).toBe(10);
});
