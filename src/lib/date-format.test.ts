import { expect, test } from "vitest";
import { createDateFormat } from "./date-format.ts";
import { createDaysAgoFormat } from "./day-format.ts";

const TIME = new Date("2026-11-24T02:30:00Z");

test.each([
  ["en-US", "November 24, 2026"],
  ["en-GB", "24 November 2026"],
  ["ja-JP", "2026年11月24日"],
  ["vi-VN", "24/11/2026"],
])("formats a date in %s as %s", (locale, text) => {
  expect(createDateFormat(locale, { timeZone: "UTC" }).format(TIME)).toBe(text);
});

test.each([
  ["en-US", "minutes", "November 24, 2026 at 2:30 AM"],
  ["en-US", "minutes_and_zone", "November 24, 2026 at 2:30 AM UTC"],
  ["fr-FR", "minutes", "24 novembre 2026 à 02:30"],
  ["vi-VN", "minutes", "02:30 ngày 24/11/2026"],
  ["vi-VN", "seconds_and_zone", "02:30:00 UTC ngày 24/11/2026"],
] as const)("formats a date and time in %s with %s as %s", (locale, clock, text) => {
  const format = createDateFormat(locale, { clock, timeZone: "UTC" });
  expect(format.format(TIME).replace(/\u202f/g, " ")).toBe(text);
});

test.each([
  ["en-US", 1, "yesterday"],
  ["en-US", 12, "12 days ago"],
  ["ja-JP", 3, "3日前"],
  ["vi-VN", 1, "hôm qua"],
] as const)("in %s, %d days ago is %s", (locale, days, text) => {
  expect(createDaysAgoFormat(locale)(days)).toBe(text);
});
