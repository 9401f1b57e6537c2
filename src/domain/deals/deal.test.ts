import { describe, expect, test } from "vitest";
import { computeCommission, OPEN_STAGES } from "./deal.ts";

test("closed and lost deals aren't open", () => {
  expect(OPEN_STAGES).toEqual(["new", "talking", "nda", "loi", "due_diligence", "closing"]);
});

describe("the expected commission", () => {
  test("is the amount that was agreed", () => {
    expect(computeCommission({ commission: 5_000, commission_basis_points: null }, 100_000)).toBe(5_000);
  });

  test("is its part of the price, rounded to a minor unit", () => {
    expect(computeCommission({ commission: null, commission_basis_points: 850 }, 12_345)).toBe(1_049);
  });

  test("is unknown without a rate or a price", () => {
    expect(computeCommission({ commission: null, commission_basis_points: null }, 100_000)).toBeNull();
    expect(computeCommission({ commission: null, commission_basis_points: 1_000 }, null)).toBeNull();
  });
});
