import { expect, test } from "vitest";
import { addDays } from "#lib/time/durations.ts";
import { getDueReminder, getWithdrawalTime } from "./freshness.ts";

const CONFIRMED = new Date("2026-01-01T00:00:00Z");

test.each([
  [29.9, 0, null],
  [30, 0, 30],
  [400, 0, 30],
  [59.9, 30, null],
  [60, 30, 60],
  [90, 60, 90],
  [112.9, 90, null],
  [113, 90, 113],
  [400, 113, null],
])("after %d days and the reminder of day %d, that of day %s is due", (days, latest, expected) => {
  expect(getDueReminder(CONFIRMED, latest, addDays(CONFIRMED, days))).toBe(expected);
});

test("withdraws after 120 days, and after at least a week's notice", () => {
  expect(getWithdrawalTime(CONFIRMED, addDays(CONFIRMED, 113))).toEqual(addDays(CONFIRMED, 120));
  expect(getWithdrawalTime(CONFIRMED, addDays(CONFIRMED, 300))).toEqual(addDays(CONFIRMED, 307));
});
