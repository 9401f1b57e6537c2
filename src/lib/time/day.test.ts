import { expect, test } from "vitest";
import { isDay } from "./day.ts";

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["tomorrow", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
