import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import { type Minor, toMinor } from "#lib/money.ts";
import { m } from "#messages/messages.js";
import { getFactor, getSpread, LEVERS, type Market } from "./adjustments.ts";
import type { Comparables } from "./comparables.ts";
import { type Business, DRIVERS, type Driver, type EarningsValue, type Valuation } from "./valuation.ts";

/**
 * Estimates a business's price: SDE times its sector's multiple, times a factor for each known answer (see
 * `adjustments.ts`), with a range that widens with each unknown. Amounts are minor units of `currency`. Without
 * earnings there is no price. `own_sales` are the network's own sales, which adjust the sector's multiple.
 *
 * @throws RangeError for a category that does not exist.
 */
export function estimateValue(
  business: Business,
  currency: string,
  own_sales: Pick<Comparables, "n" | "median"> | null = null,
): Valuation {
  const category = CATEGORIES.find(({ slug }) => slug === business.category);
  if (!category) throw new RangeError(`Unknown category ${business.category}`);
  const subcategory = category.subcategories.find(({ slug }) => slug === business.subcategory);
  const { sde, inventory = null, real_estate = null, assets = null } = business;
  const sector_multiple = (subcategory ?? category).sde_multiple;
  const origin = {
    sde,
    sector_multiple,
    source: m.value_multiples_source(MULTIPLES_YEARS),
    as_of: MULTIPLES_YEARS.to,
    inventory,
    real_estate,
    assets,
  };
  if (sde <= 0) return { basis: "assets", ...origin };
  return {
    basis: "earnings",
    ...origin,
    ...valueEarnings(business, { sector: category, sector_multiple, own_sales, currency }),
  };
}

type EarningsEstimate = Omit<
  EarningsValue,
  "basis" | "sde" | "sector_multiple" | "source" | "as_of" | "inventory" | "real_estate" | "assets"
>;

function valueEarnings(business: Business, market: Market): EarningsEstimate {
  const { sector_multiple } = market;
  const round = createRounding(market.currency);
  const base = round(business.sde * sector_multiple);
  const drivers: Driver[] = [];
  let multiple = sector_multiple;
  let likely = base;
  // Applied in sequence, so that the effects add up exactly to the difference.
  for (const name of DRIVERS) {
    const factor = getFactor(name, business, market);
    if (factor === null) continue;
    multiple *= factor;
    const value = round(business.sde * multiple);
    drivers.push({ name, effect: value - likely });
    likely = value;
  }
  const { unknown, spread } = getSpread(business);
  return {
    low: round(business.sde * multiple * (1 - spread)),
    likely,
    high: round(business.sde * multiple * (1 + spread)),
    base,
    multiple,
    drivers,
    best_lever: findBestLever(business, multiple, market),
    unknown,
  };
}

function findBestLever(business: Business, multiple: number, market: Market): Driver | null {
  const round = createRounding(market.currency);
  const likely = round(business.sde * multiple);
  let best: Driver | null = null;
  for (const [name, improved] of LEVERS) {
    const now = getFactor(name, business, market);
    const then = getFactor(name, { ...business, ...improved }, market);
    if (now === null || then === null) continue;
    const effect = round((business.sde * multiple * then) / now) - likely;
    if (effect > (best?.effect ?? 0)) best = { name, effect };
  }
  return best;
}

/** Rounds to three significant digits and whole major units, to avoid false precision. */
function createRounding(currency: string): (value: Minor) => Minor {
  const unit = toMinor(1, currency);
  return (value) => {
    if (value < unit) return Math.round(value / unit) * unit;
    const step = Math.max(unit, 10 ** (Math.floor(Math.log10(value)) - 2));
    return Math.round(value / step) * step;
  };
}
