import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { getMinorDigits, toMajor, toMinor } from "./money.ts";

test.each([
  ["USD", 2],
  ["EUR", 2],
  ["KWD", 3],
  ["JPY", 0],
  ["VND", 0],
])("gives %s %i decimals", (currency, digits) => {
  expect(getMinorDigits(currency)).toBe(digits);
});

test("stores a typed amount as a whole number of minor units", () => {
  expect(toMinor(12.5, "USD")).toBe(1250);
  expect(toMinor(0.07, "USD")).toBe(7);
  expect(toMinor(1.005, "USD")).toBe(100);
  expect(toMinor(1_250_000, "JPY")).toBe(1_250_000);
});

test("converts an amount to minor units and back unchanged", () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amount, fc.constantFrom("USD", "GBP", "JPY", "AED"), (minor, currency) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
    }),
  );
});
