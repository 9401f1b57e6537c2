import { expect, test } from "vitest";
import { getFollowUpDay } from "./follow-up-day.ts";

test.each([
  ["three days later", "2026-11-23", "2026-11-26"],
  ["on Monday instead of Saturday", "2026-11-25", "2026-11-30"],
  ["on Monday instead of Sunday", "2026-11-26", "2026-11-30"],
  ["in the next year", "2026-12-31", "2027-01-04"],
])("suggests to follow up %s", (_, today, day) => {
  expect(getFollowUpDay(new Date(`${today}T12:00:00`))).toBe(day);
});
