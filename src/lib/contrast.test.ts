import { expect, test } from "vitest";
import { getContrast, mixColors } from "./contrast.ts";

test("computes contrast ratios as WCAG defines them", () => {
  expect(getContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(getContrast("#ffffff", "#ffffff")).toBe(1);
  // The lightest gray that passes AA on white.
  expect(getContrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
  expect(getContrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

test("mixes two colors", () => {
  expect(mixColors("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mixColors("#1d5c4d", "#faf6ef", 0)).toBe("#1d5c4d");
});
