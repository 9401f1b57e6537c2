import type { Minor } from "#lib/money.ts";

export const GROWTHS = ["shrinking", "flat", "growing", "fast"] as const;
export const DEGREES = ["low", "some", "high"] as const;
/**
 * How secure the premises are: `long` is a lease of five years or more including options, `month` one of less than two
 * years, `none` means that no premises are needed.
 */
export const LEASES = ["owned", "long", "short", "month", "none"] as const;

export type Growth = (typeof GROWTHS)[number];
export type Degree = (typeof DEGREES)[number];
export type Lease = (typeof LEASES)[number];

/** The calculator's keys in URLs and forms, in order. */
export const VALUATION_KEYS = [
  "category",
  "subcategory",
  "state",
  "profit",
  "owner_pay",
  "add_backs",
  "revenue",
  "years",
  "growth",
  "concentration",
  "owner_dependence",
  "lease",
  "inventory",
  "assets",
  "real_estate",
] as const;

export type ValuationKey = (typeof VALUATION_KEYS)[number];

/** An owner's description of a business. Amounts are minor units of one currency; omitted fields are unknown. */
export interface Business {
  /** Slugs of `CATEGORIES`; a subcategory counts only within its category. */
  category: string;
  subcategory?: string;
  /** The slug of its region. */
  region?: string;
  /** A year's seller's discretionary earnings; negative if the business loses money. */
  sde: Minor;
  revenue?: Minor;
  inventory?: Minor;
  /** Furniture, fixtures and equipment. */
  assets?: Minor;
  real_estate?: Minor;
  years?: number;
  growth?: Growth;
  /** How much revenue depends on the largest customers. */
  concentration?: Degree;
  /** How much the business depends on its owner. */
  owner_dependence?: Degree;
  lease?: Lease;
}

export const DRIVERS = [
  "own_sales",
  "size",
  "margin",
  "years",
  "growth",
  "concentration",
  "owner_dependence",
  "lease",
] as const;
export type DriverName = (typeof DRIVERS)[number];

/** Unknown answers that make the range wider. */
export type Unknown = "subcategory" | "revenue" | Exclude<DriverName, "own_sales" | "size" | "margin">;

/** The effect of one answer on the likely value, in minor units; may be negative. */
export interface Driver {
  name: DriverName;
  effect: Minor;
}

interface Origin {
  sde: Minor;
  /** The sector's average multiple of a year's earnings. */
  sector_multiple: number;
  /** The source of the transactions behind the sector's multiple. */
  source: string;
  /** The last year of these transactions. */
  as_of: string;
  /** Shown separately from the value, because buyer and seller negotiate whether the price includes it. */
  inventory: Minor | null;
  real_estate: Minor | null;
  /** The assets included in the value, because the earnings depend on them. */
  assets: Minor | null;
}

/**
 * A value based on earnings: low ≤ likely ≤ high, in minor units, rounded to whole major units and three significant
 * digits.
 */
export interface EarningsValue extends Origin {
  basis: "earnings";
  low: Minor;
  likely: Minor;
  high: Minor;
  /** SDE times the sector's multiple, before any adjustment. */
  base: Minor;
  /** The likely value as a multiple of SDE. */
  multiple: number;
  /** Steps from `base` to `likely`; their effects add up to the difference. */
  drivers: Driver[];
  /** The answer whose improvement would raise the likely value most, and by how much. */
  best_lever: Driver | null;
  unknown: Unknown[];
}

/** A business without earnings is worth at most its assets, because no multiple applies. */
export interface AssetsOnly extends Origin {
  basis: "assets";
}

export type Valuation = EarningsValue | AssetsOnly;

/** Seller's discretionary earnings: profit before tax, the owner's pay, and costs that a new owner would not have. */
export function computeDiscretionaryEarnings(profit: Minor, owner_pay: Minor, add_backs: Minor): Minor {
  return profit + owner_pay + add_backs;
}
