import { expect, test } from "vitest";
import { parseDays } from "./day-filters.ts";

test("includes both days", () => {
  expect(parseDays({ sold_from: "2026-11-01", sold_to: "2026-11-30" }, "sold")).toEqual({
    from: new Date("2026-11-01T00:00:00Z"),
    until: new Date("2026-12-01T00:00:00Z"),
  });
});

test.each(["2026-02-30", "0000-01-01", "9999-12-31", "yesterday", ""])("%j doesn't filter", (day) => {
  expect(parseDays({ sold_from: day, sold_to: day }, "sold")).toEqual({ from: undefined, until: undefined });
});
