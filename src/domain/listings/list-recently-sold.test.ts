import { expect, test } from "vitest";
import { toMinor } from "#lib/money.ts";
import { getPriceBand } from "./list-recently-sold.ts";

const getBand = (major: number) => getPriceBand(toMinor(major, "USD"), "USD");

test("shows a closing price as a band", () => {
  expect(getBand(730_000)).toEqual({ from: 500_000, to: 1_000_000 });
});

test("puts a price on a bound into the higher band", () => {
  expect(getBand(500_000)).toEqual({ from: 500_000, to: 1_000_000 });
  expect(getBand(499_999)).toEqual({ from: 250_000, to: 500_000 });
});

test("leaves the lowest and the highest band open on one side", () => {
  expect(getBand(60_000)).toEqual({ from: null, to: 100_000 });
  expect(getBand(40_000_000)).toEqual({ from: 10_000_000, to: null });
});

test("has no band for an undisclosed price", () => {
  expect(getPriceBand(null, "USD")).toBeNull();
});
