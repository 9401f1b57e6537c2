import type { Category } from "#domain/listings/categories/categories.ts";
import { blendMultiples, type Comparables } from "./comparables.ts";
import { getSizeFactor } from "./size-factor.ts";
import type { Business, Degree, DriverName, Growth, Lease, Unknown } from "./valuation.ts";

/* The network's own rules of thumb: typical premiums and discounts, as factors on the sector's multiple. */

const GROWTH: Record<Growth, number> = { shrinking: 0.85, flat: 1, growing: 1.07, fast: 1.14 };
const CONCENTRATION: Record<Degree, number> = { low: 1.03, some: 0.95, high: 0.84 };
const OWNER_DEPENDENCE: Record<Degree, number> = { low: 1.08, some: 0.98, high: 0.87 };

const LEASE: Record<Lease, number> = { owned: 1.02, long: 1, short: 0.97, month: 0.9, none: 1 };

/** Factors by whole years in business. The first row whose bound is above the value applies. */
const YEARS: readonly [below: number, factor: number][] = [
  [2, 0.85],
  [5, 0.94],
  [10, 1],
  [20, 1.03],
  [Number.POSITIVE_INFINITY, 1.05],
];

/** The factor for a margin twice the sector's is 1 plus this; for a margin of zero, 1 minus this. */
const MARGIN_WEIGHT = 0.1;

/** The figures of its market that a business is compared with. */
export interface Market {
  sector: Category;
  /** The multiple of its subcategory, or of the whole sector. */
  sector_multiple: number;
  own_sales: Pick<Comparables, "n" | "median"> | null;
  currency: string;
}

type Factor = (business: Business, market: Market) => number | null;

/** Each driver's factor; null if the answer is unknown. No factor falls as SDE rises, all else equal. */
const FACTORS: Record<DriverName, Factor> = {
  own_sales: (_, { own_sales, sector_multiple }) =>
    own_sales && blendMultiples(sector_multiple, own_sales) / sector_multiple,
  size: ({ sde }, { currency }) => getSizeFactor(sde, currency),
  margin: ({ sde, revenue }, { sector }) => (revenue ? getMarginFactor(sde / revenue, sector) : null),
  years: ({ years }) => (years === undefined ? null : YEARS.find(([below]) => years < below)![1]),
  growth: ({ growth }) => (growth ? GROWTH[growth] : null),
  concentration: ({ concentration }) => (concentration ? CONCENTRATION[concentration] : null),
  owner_dependence: ({ owner_dependence }) => (owner_dependence ? OWNER_DEPENDENCE[owner_dependence] : null),
  lease: ({ lease }) => (lease ? LEASE[lease] : null),
};

/** The sector's margin is its revenue multiple divided by its SDE multiple. */
function getMarginFactor(margin: number, { revenue_multiple, sde_multiple }: Category): number {
  const against = margin / (revenue_multiple / sde_multiple) - 1;
  return 1 + MARGIN_WEIGHT * Math.max(-1, Math.min(1, against));
}

/** Returns a driver's factor on the sector's multiple; null if its answer is unknown. */
export function getFactor(name: DriverName, business: Business, market: Market): number | null {
  return FACTORS[name](business, market);
}

/**
 * Answers that an owner can improve, each with the best answer that work alone can achieve. Fast growth is not among
 * them, because it can't be promised.
 */
export const LEVERS: readonly [name: DriverName, improved: Partial<Business>][] = [
  ["growth", { growth: "growing" }],
  ["concentration", { concentration: "low" }],
  ["owner_dependence", { owner_dependence: "low" }],
  ["lease", { lease: "long" }],
];

/**
 * The smallest distance of low and high from the likely value, as a fraction. It applies even if everything is known,
 * because similar businesses sell for different prices.
 */
const MIN_SPREAD = 0.1;

/** How much each unknown answer adds to the spread. */
const SPREADS: Record<Unknown, number> = {
  subcategory: 0.04,
  revenue: 0.02,
  years: 0.02,
  growth: 0.04,
  concentration: 0.03,
  owner_dependence: 0.04,
  lease: 0.02,
};

/** Returns the unknown answers about a business, and how far low and high are from likely, as a fraction of it. */
export function getSpread(business: Business): { unknown: Unknown[]; spread: number } {
  const unknown = (Object.keys(SPREADS) as Unknown[]).filter((name) => business[name] === undefined);
  return { unknown, spread: unknown.reduce((sum, name) => sum + SPREADS[name], MIN_SPREAD) };
}
