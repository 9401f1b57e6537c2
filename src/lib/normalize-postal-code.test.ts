import { expect, test } from "vitest";
import { normalizePostalCode } from "./normalize-postal-code.ts";

test.each([
  ["33602", "33602"],
  [" 33602-1234 ", "33602"],
  ["336021234", "33602"],
  ["m5v 2t6", "M5V2T6"],
  ["150-0001", "1500001"],
])("compares the postal code %s as %s", (typed, stored) => {
  expect(normalizePostalCode(typed)).toBe(stored);
});
