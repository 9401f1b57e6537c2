import { expect, test } from "vitest";
import { getPeriod } from "./periods.ts";
import { getRowsPath } from "./rows-path.ts";

const NOW = new Date("2026-02-25T23:30:00Z");

test.each([
  ["30", "2026-01-27", "2026-02-25"],
  ["quarter", "2026-01-01", "2026-02-25"],
  ["last_quarter", "2025-10-01", "2025-12-31"],
  ["year", "2026-01-01", "2026-02-25"],
  ["last_year", "2025-01-01", "2025-12-31"],
] as const)("the period %s is from %s to %s", (name, from, to) => {
  expect(getPeriod(name, NOW)).toEqual({ from, to });
});

test("writes a list's filters as the list reads them, without those that aren't set", () => {
  const path = getRowsPath("deals", { office: 3, agent: undefined, stage: "closed", ended_from: "2026-01-01" });
  const url = new URL(path, "https://site.example");
  expect(url.pathname).toBe("/deals");
  expect(JSON.parse(url.searchParams.get("filter") ?? "")).toEqual({
    office: "3",
    stage: "closed",
    ended_from: "2026-01-01",
  });
});
