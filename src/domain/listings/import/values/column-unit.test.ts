import { expect, test } from "vitest";
import { addUnit } from "./column-unit.ts";

test.each([
  ["450", "Price ($000)", "450k"],
  ["1,250", "Revenue (in thousands)", "1,250k"],
  ["$1.2", "Asking Price ($M)", "$1.2M"],
  ["(12)", "SDE ($000s)", "(12k)"],
  ["3,000", "売却希望価格（万円）", "3,000万円"],
  ["120", "売上高(単位：百万円)", "120百万円"],
  ["450,000", "Asking Price ($)", "450,000"],
  ["$450k", "Price ($000)", "$450k"],
  ["Call", "Price ($000)", "Call"],
  ["12", "Employees (FT)", "12"],
  ["12", `Price (${" ".repeat(100_000)}`, "12"],
])("the cell %s below %s is %s", (text, header, written) => expect(addUnit(text, header)).toBe(written));
