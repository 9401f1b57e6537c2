import type { Minor } from "#lib/money.ts";

/** Min sales in statistics; fewer could identify one of them. */
const MIN_SALES = 5;

/** One of the network's closed sales in a sector, used only for the statistics below. */
export interface Sale {
  region_slug: string;
  sde: Minor;
  closing_price: Minor;
}

/** The area that the comparables come from. */
export type ComparableScope = "region" | "wider" | "country";

/** A point on the chart with at least one sale, rounded so that it doesn't identify a sale. */
export interface SalePoint {
  sde: Minor;
  price: Minor;
  /** The number of sales at this point. */
  n: number;
}

/** Statistics of at least five similar businesses sold through the network. They don't reveal individual sales. */
export interface Comparables {
  reach: ComparableScope;
  /** The region's slug or the wider region's name; null for the whole country. */
  place: string | null;
  n: number;
  /** The price divided by a year's SDE, to a tenth: the median and the quartiles. */
  median: number;
  lower: number;
  upper: number;
  points: SalePoint[];
}

/** Several regions under one name, as grouped by the country's statistics office. */
export interface WiderRegion {
  name: string;
  regions: readonly string[];
}

/**
 * Selects a sector's sales from the smallest area with enough of them: the region, the wider region, or the country.
 * Null if even the country has fewer than five.
 */
export function selectComparables(
  sales: readonly Sale[],
  region: string | undefined,
  widerRegions: readonly WiderRegion[] = [],
): Comparables | null {
  const wider = widerRegions.find(({ regions }) => region !== undefined && regions.includes(region));
  const within: [ComparableScope, string | null, (slug: string) => boolean][] = [
    ["region", region ?? null, (slug) => slug === region],
    ["wider", wider?.name ?? null, (slug) => wider?.regions.includes(slug) ?? false],
    ["country", null, () => true],
  ];
  for (const [scope, place, isWithin] of within) {
    const near = sales.filter(({ region_slug, sde }) => sde > 0 && isWithin(region_slug));
    if (near.length >= MIN_SALES) return { reach: scope, place, ...getSummary(near) };
  }
  return null;
}

function getSummary(sales: readonly Sale[]): Omit<Comparables, "reach" | "place"> {
  const multiples = sales.map(({ closing_price, sde }) => closing_price / sde).sort((a, b) => a - b);
  const getQuantile = (share: number): number => Math.round(computeQuantile(multiples, share) * 10) / 10;
  return {
    n: sales.length,
    median: getQuantile(0.5),
    lower: getQuantile(0.25),
    upper: getQuantile(0.75),
    points: getPoints(sales),
  };
}

/**
 * Computes a quantile of sorted numbers with linear interpolation: definition 7 of Hyndman and Fan, "Sample Quantiles
 * in Statistical Packages", The American Statistician 50 (1996), as in spreadsheets.
 */
export function computeQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

/** Grid steps per factor of ten on the chart. A step is as wide as the price ranges of recent sales. */
const STEPS_PER_DECADE = 4;

function getPoints(sales: readonly Sale[]): SalePoint[] {
  const points = new Map<string, SalePoint>();
  for (const { sde, closing_price } of sales) {
    const [x, y] = [roundToGrid(sde), roundToGrid(Math.max(1, closing_price))];
    const point = points.get(`${x} ${y}`) ?? { sde: x, price: y, n: 0 };
    points.set(`${x} ${y}`, { ...point, n: point.n + 1 });
  }
  return [...points.values()].sort((a, b) => a.sde - b.sde || a.price - b.price);
}

function roundToGrid(amount: Minor): Minor {
  return Math.round(10 ** (Math.round(Math.log10(amount) * STEPS_PER_DECADE) / STEPS_PER_DECADE));
}

/**
 * How many of our own sales count as much as the sector's published multiple. In Bühlmann's terms, it is the variance
 * between sales divided by the variance between regional averages: multiples of single sales vary by some 40 % around
 * their average, averages of regions by some 12 % around the country's, and (0.40 / 0.12)² ≈ 11.
 */
const PRIOR_SALES = 11;

/**
 * Blends the sector's multiple with the network's own median, weighted by the number of sales: Z × median + (1 − Z) ×
 * sector with Z = n / (n + k). Source: H. Bühlmann, "Experience Rating and Credibility", ASTIN Bulletin 4 (1967),
 * 199–207; k is `PRIOR_SALES`.
 */
export function blendMultiples(sector: number, { n, median }: Pick<Comparables, "n" | "median">): number {
  const credibility = n / (n + PRIOR_SALES);
  return credibility * median + (1 - credibility) * sector;
}
