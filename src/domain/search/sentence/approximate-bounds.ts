import type { Measure } from "./read-sides.ts";

/** The measures for which a bare amount is a minimum. */
export const MINIMUMS: readonly Measure[] = ["cash_flow", "income", "revenue", "years"];

/** How far from "around $500,000" a listing's amount may be, as a fraction. */
const TOLERANCE = 0.2;

/** Returns the bounds of the amounts that start with the same digits: "100万円台" is from 1,000,000 to 1,999,999. */
export function getBand(value: number, measure: Measure): { min: number | null; max: number | null } {
  let width = 1;
  while (value % (width * 10) === 0 && value > 0) width *= 10;
  const max = value + width - 1;
  if (MINIMUMS.includes(measure)) return { min: value, max: null };
  return measure === "price" ? { min: value, max } : { min: null, max };
}

/** Returns the bounds somewhat below and above a number. For earnings and cash, only the bound that has a filter. */
export function getAround(value: number, measure: Measure): { min: number | null; max: number | null } {
  const [low, high] = [Math.round(value * (1 - TOLERANCE)), Math.round(value * (1 + TOLERANCE))];
  // "Around 50k a year" is what the buyer counts on.
  if (MINIMUMS.includes(measure)) return { min: measure === "years" ? low : value, max: null };
  if (measure === "price") return { min: low, max: high };
  // A buyer has no more cash than about what they say.
  return { min: null, max: measure === "down_payment" ? value : high };
}
