import type { Quantity, Side } from "./read-sides.ts";

/** Businesses for sale are rarely older. */
const FIRST_YEAR = 1_700;

/**
 * Converts the latest year in which a business was established to its age in years, as the filter measures it:
 * "established before 1990" or "established 1990 or before". Returns null for anything else.
 */
export function readFoundingYear(
  { amounts }: Quantity,
  left: Side,
  right: Side,
  currentYear: number,
): { measure: "years"; min: number; max: null } | null {
  const [{ isMoney, value }, second] = amounts;
  const isYear = !isMoney && !second && value >= FIRST_YEAR && value < currentYear;
  if (!isYear || (right.bound ?? left.bound) !== "max" || (left.measure ?? right.measure) !== "years") return null;
  // "1990 or before" includes the year, "before 1990" doesn't.
  return { measure: "years", min: currentYear - value + (right.bound ? 0 : 1), max: null };
}
