import { expect, test } from "vitest";
import { toMinor } from "#lib/money.ts";
import { priceBand } from "./recently-sold.ts";

const band = (major: number) => priceBand(toMinor(major, "USD"), "USD");

test("a closing price is told as a band that names nobody", () => {
  expect(band(730_000)).toEqual({ from: 500_000, to: 1_000_000 });
});

test("a price on a bound opens the higher band", () => {
  expect(band(500_000)).toEqual({ from: 500_000, to: 1_000_000 });
  expect(band(499_999)).toEqual({ from: 250_000, to: 500_000 });
});

test("the smallest and the largest band are open on one side", () => {
  expect(band(60_000)).toEqual({ from: null, to: 100_000 });
  expect(band(40_000_000)).toEqual({ from: 10_000_000, to: null });
});

test("a price nobody disclosed has no band", () => {
  expect(priceBand(null, "USD")).toBeNull();
});
