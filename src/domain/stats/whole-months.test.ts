import { expect, test } from "vitest";
import { getWholeMonths } from "./whole-months.ts";

test.each([
  ["2026-08-28", "2026-11-25", "2026-09", "2026-10"],
  ["2026-01-01", "2026-12-31", "2026-01", "2026-12"],
  ["2025-12-02", "2026-02-28", "2026-01", "2026-02"],
  ["2024-02-01", "2024-02-28", "2024-02", "2024-01"],
  ["2026-11-01", "2026-11-01", "2026-11", "2026-10"],
])("from %s to %s has the months %s to %s", (from, to, first, last) => {
  expect(getWholeMonths({ from, to })).toEqual({ first, last });
});
