import { expect, test } from "vitest";
import { computePrice } from "./bulk-change.ts";

test.each([
  ["a reduction by percent", 45_000_000, "USD", { percent: -5 }, 42_750_000],
  ["whole dollars after a percent", 33_333_300, "USD", { percent: -1.5 }, 32_833_300],
  ["a currency without decimals", 999, "JPY", { percent: 10 }, 1_099],
  ["the largest prices exactly", 900_000_000_000_000, "USD", { percent: 0.01 }, 900_090_000_000_000],
  ["an amount in major units", 45_000_050, "USD", { amount: -25_000 }, 42_500_050],
  ["an amount beyond the price", 1_000_000, "USD", { amount: -20_000 }, -1_000_000],
])("computes %s", (_, price, currency, change, expected) => {
  expect(computePrice(price, currency, change)).toBe(expected);
});
