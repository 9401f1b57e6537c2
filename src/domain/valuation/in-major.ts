import { toMajor } from "#lib/money.ts";
import type { Comparables } from "./comparables.ts";
import type { Driver, Valuation } from "./valuation.ts";

/** Converts a valuation to major units for pages and APIs. */
export function toMajorValuation(value: Valuation, currency: string): Valuation {
  const toMajorUnits = (minor: number): number => toMajor(minor, currency);
  const toMajorOrNull = (minor: number | null): number | null => (minor === null ? null : toMajorUnits(minor));
  const separate = {
    sde: toMajorUnits(value.sde),
    inventory: toMajorOrNull(value.inventory),
    real_estate: toMajorOrNull(value.real_estate),
    assets: toMajorOrNull(value.assets),
  };
  if (value.basis === "assets") return { ...value, ...separate };
  const toMajorDriver = ({ name, effect }: Driver): Driver => ({ name, effect: toMajorUnits(effect) });
  return {
    ...value,
    ...separate,
    low: toMajorUnits(value.low),
    likely: toMajorUnits(value.likely),
    high: toMajorUnits(value.high),
    base: toMajorUnits(value.base),
    drivers: value.drivers.map(toMajorDriver),
    best_lever: value.best_lever && toMajorDriver(value.best_lever),
  };
}

/** Converts comparables to major units, with points rounded to whole ones. */
export function toMajorComparables(found: Comparables, currency: string): Comparables {
  const toMajorUnits = (minor: number): number => Math.round(toMajor(minor, currency));
  return {
    ...found,
    points: found.points.map(({ sde, price, n }) => ({ sde: toMajorUnits(sde), price: toMajorUnits(price), n })),
  };
}
