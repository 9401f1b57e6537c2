import { type Minor, toMajor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";

/**
 * How size affects the sector's multiple, by yearly SDE in US dollars, interpolated linearly between the steps. Smaller
 * businesses sell for less per dollar of earnings: the IBBA and M&A Source Market Pulse survey (fourth quarter of 2019)
 * reports median multiples of SDE of 2.0 for prices below $500,000, 2.8 to $1 million and 3.3 to $2 million. Part of
 * that reflects different sectors at different sizes, which the sector's own multiple already covers. The steps are
 * therefore the network's rule of thumb at about half the survey's spread, with 1 at the typical size of a small
 * business sold.
 */
const STEPS: readonly [sde: number, factor: number][] = [
  [50_000, 0.85],
  [150_000, 1],
  [300_000, 1.12],
  [600_000, 1.25],
  [1_500_000, 1.35],
];

/** Rough number of currency units per US dollar, only to tell small businesses from large ones. */
const PER_DOLLAR: Record<string, number> = {
  AED: 4,
  GHS: 12,
  JPY: 150,
  MXN: 18,
  VND: 25_000,
  ZAR: 18,
};

/** Returns the factor on a sector's multiple for a year's SDE. It never falls when SDE grows. */
export function getSizeFactor(sde: Minor, currency: string): number {
  const dollars = toMajor(sde, currency) / (getOwnValue(PER_DOLLAR, currency) ?? 1);
  const above = STEPS.findIndex(([step]) => dollars < step);
  if (above === 0) return STEPS[0]![1];
  if (above === -1) return STEPS.at(-1)![1];
  const [from, low] = STEPS[above - 1]!;
  const [to, high] = STEPS[above]!;
  return low + ((dollars - from) / (to - from)) * (high - low);
}
