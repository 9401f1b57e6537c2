import { expect, test, vi } from "vitest";

// The formats take the language from the document.
vi.stubGlobal("document", { documentElement: { lang: "en-US" } });
const { formatChange } = await import("./format-change.ts");

const YEAR = { year: 2025, revenue: 900_000, cost_of_goods: null, expenses: 300_000, sde: 120_000 };

test.each([
  ["price", "450000", null, "$450,000", "Not disclosed"],
  ["status", "active", "sold", "Listed", "Sold"],
  ["home_based", "false", "true", "No", "Yes"],
  ["name", "Bakery", "x".repeat(130), "Bakery", `${"x".repeat(119)}…`],
])("the history shows %s as people read it", (field, old_value, new_value, before, after) => {
  expect(formatChange({ field, old_value, new_value }, "USD")).toEqual({ before, after });
});

test("of yearly financials, the history shows only the years that differ", () => {
  const same = { ...YEAR, year: 2024 };
  const change = {
    field: "yearly_financials",
    old_value: JSON.stringify([same]),
    new_value: JSON.stringify([same, YEAR]),
  };
  const { before, after } = formatChange(change, "USD");
  expect(before).toBe("Not disclosed");
  expect(after).toMatch(/^2025 · .*\$900,000 · .*\$300,000 · .*\$120,000$/);
});
