import { expect, test } from "vitest";
import { countDaysOnMarket, getPriceHistory } from "./price-history.ts";

const listed_at = new Date("2026-01-10T15:00:00Z");

test("starts with the price at which the listing was first offered", () => {
  const prices = [
    { at: "2026-03-01T00:00:00+00:00", before: "45000000", after: "42500000" },
    { at: "2026-05-01T00:00:00+00:00", before: "42500000", after: null },
  ];
  expect(getPriceHistory({ listed_at, currency: "USD", prices })).toEqual([
    { at: "2026-01-10T15:00:00.000Z", price: 450_000 },
    { at: "2026-03-01T00:00:00.000Z", price: 425_000 },
    { at: "2026-05-01T00:00:00.000Z", price: null },
  ]);
});

test("is empty for a price that never changed", () => {
  expect(getPriceHistory({ listed_at, currency: "USD", prices: [] })).toEqual([]);
});

test("counts days on the market, and none before the first", () => {
  expect(countDaysOnMarket(listed_at, new Date("2026-02-10T03:00:00Z"))).toBe(31);
  expect(countDaysOnMarket(listed_at, new Date("2026-01-09T00:00:00Z"))).toBe(0);
});
