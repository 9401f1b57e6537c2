import { toMajor } from "#lib/money.ts";
import type { Comparables } from "./comparables.ts";
import type { Driver, Valuation } from "./valuation.ts";

/** Converts a valuation to major units for pages and APIs. */
export function valuationInMajor(value: Valuation, currency: string): Valuation {
  const major = (minor: number): number => toMajor(minor, currency);
  const orNull = (minor: number | null): number | null => (minor === null ? null : major(minor));
  const apart = {
    sde: major(value.sde),
    inventory: orNull(value.inventory),
    real_estate: orNull(value.real_estate),
    assets: orNull(value.assets),
  };
  if (value.basis === "assets") return { ...value, ...apart };
  const driver = ({ name, effect }: Driver): Driver => ({ name, effect: major(effect) });
  return {
    ...value,
    ...apart,
    low: major(value.low),
    likely: major(value.likely),
    high: major(value.high),
    base: major(value.base),
    drivers: value.drivers.map(driver),
    best_lever: value.best_lever && driver(value.best_lever),
  };
}

/** Converts comparables to major units, with points rounded to whole ones. */
export function comparablesInMajor(found: Comparables, currency: string): Comparables {
  const major = (minor: number): number => Math.round(toMajor(minor, currency));
  return {
    ...found,
    points: found.points.map(({ sde, price, n }) => ({ sde: major(sde), price: major(price), n })),
  };
}
