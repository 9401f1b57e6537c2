import { expect, test } from "vitest";
import { getNextAttempt, isFullFeedDue, MAX_ATTEMPTS } from "./delivery-schedule.ts";

test("waits a minute after the first failure and twice as long after each more, hours in all", () => {
  const now = new Date(0);
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => getNextAttempt(now, at + 1).getTime() / 60_000);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
});

test.each([
  ["2026-11-20T12:00:00Z", "2026-11-21T06:59:00Z", false],
  ["2026-11-20T12:00:00Z", "2026-11-21T07:00:00Z", true],
  ["2026-11-21T07:00:00Z", "2026-11-22T06:59:00Z", false],
  ["2026-11-18T07:00:00Z", "2026-11-21T06:00:00Z", true],
])("a full feed of %s is due again at %s: %s", (started, now, isDue) => {
  expect(isFullFeedDue(new Date(started), new Date(now), "America/New_York")).toBe(isDue);
});
