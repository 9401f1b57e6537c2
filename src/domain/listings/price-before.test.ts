import { expect, test } from "vitest";
import { getPriceBefore } from "./price-before.ts";

test.each([
  ["a reduction", { price: 300, price_before: null }, 250, 300],
  ["a further reduction", { price: 250, price_before: 300 }, 200, 250],
  ["an unchanged price", { price: 250, price_before: 300 }, 250, 300],
  ["an increase", { price: 250, price_before: 300 }, 260, null],
  ["a price that is no longer disclosed", { price: 250, price_before: 300 }, null, null],
  ["a price that was not disclosed", { price: null, price_before: null }, 250, null],
])("returns the price before %s", (_, before, price, expected) => {
  expect(getPriceBefore(before, price)).toBe(expected);
});
