import type { Minor } from "#lib/money.ts";

export const GROWTHS = ["shrinking", "flat", "growing", "fast"] as const;
export const DEGREES = ["low", "some", "high"] as const;
/** How safe the premises are: `long` is five years or more with options, `month` less than two, `none` needs none. */
export const LEASES = ["owned", "long", "short", "month", "none"] as const;

export type Growth = (typeof GROWTHS)[number];
export type Degree = (typeof DEGREES)[number];
export type Lease = (typeof LEASES)[number];

/** The calculator's keys in an address and in a form, in their order. */
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

/** What an owner says of a business. Amounts are minor units of one currency; what is left out is unknown. */
export interface Business {
  /** Slugs of `CATEGORIES`; a subcategory counts within its category alone. */
  category: string;
  subcategory?: string;
  /** The slug of the region it stands in. */
  region?: string;
  /** A year's seller's discretionary earnings; negative where the business loses money. */
  sde: Minor;
  revenue?: Minor;
  inventory?: Minor;
  /** Furniture, fixtures and equipment. */
  assets?: Minor;
  real_estate?: Minor;
  years?: number;
  growth?: Growth;
  /** Share of the largest customers. */
  concentration?: Degree;
  /** How much of the business leaves with its owner. */
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

/** What narrows the range by being known. */
export type Unknown = "subcategory" | "revenue" | Exclude<DriverName, "own_sales" | "size" | "margin">;

/** What one answer does to the likely value, in minor units: money gained or lost. */
export interface Driver {
  name: DriverName;
  effect: Minor;
}

interface Origin {
  sde: Minor;
  /** What a year's earnings bring in the sector on average. */
  sector_multiple: number;
  /** Whose transactions the sector's multiple is from. */
  source: string;
  /** The last year they cover. */
  as_of: string;
  /** Shown apart: whether they are part of the price is a matter of negotiation. */
  inventory: Minor | null;
  real_estate: Minor | null;
  /** What comes with it: part of the price, since the earnings are made with it. */
  assets: Minor | null;
}

/** A value from earnings: low ≤ likely ≤ high, whole major units in minor ones, three significant digits. */
export interface EarningsValue extends Origin {
  basis: "earnings";
  low: Minor;
  likely: Minor;
  high: Minor;
  /** SDE times the sector's multiple, before anything else is known. */
  base: Minor;
  /** What the likely value is of SDE. */
  multiple: number;
  /** From `base` to `likely`: their effects add up to the difference. */
  drivers: Driver[];
  /** The one answer whose improvement would raise the likely value most, and by how much. */
  best_lever: Driver | null;
  unknown: Unknown[];
}

/** A business without earnings is worth what it owns, if anything: no multiple says how much. */
export interface AssetsOnly extends Origin {
  basis: "assets";
}

export type Valuation = EarningsValue | AssetsOnly;

/** Seller's discretionary earnings: profit before tax, what the owner draws, and costs that a new owner would not have. */
export function discretionaryEarnings(profit: Minor, owner_pay: Minor, add_backs: Minor): Minor {
  return profit + owner_pay + add_backs;
}
