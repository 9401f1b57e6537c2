import type { RealEstate } from "#domain/listings/listing.ts";
import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Sector } from "../trades/trades.ts";

/** A business's true financials and value in whole major units, disclosed or not. */
export interface BusinessFigures {
  sde: number;
  sales: number;
  price: number;
  down_payment: number;
  inventory: number;
  furniture_fixtures_equipment: number;
  employees: number;
  /** Years since its founding. */
  age: number;
  /** The last four full years, oldest first. */
  years: { revenue: number; cost_of_goods: number; expenses: number; sde: number }[];
}

/** Subcategories without businesses from the last century. */
const YOUNG_TRADES =
  /^(websites-ecommerce|software-app|graphic-web|cell-phone|it-software|food-trucks|juice-bars|breweries)/;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const roundTo = (step: number, value: number): number => Math.round(value / step) * step;
const pickShare = (dice: SeededRandom, low: number, high: number): number => dice.whole(low * 1000, high * 1000) / 1000;

/** Rounds a price as sellers do: to a thousand if small, to five or twenty-five thousand if large. */
export function roundAskingPrice(value: number): number {
  return roundTo(value < 250_000 ? 1_000 : value < 1_500_000 ? 5_000 : 25_000, value);
}

/**
 * Generates consistent financials near the sector's usual multiple; small businesses are more common than large ones.
 */
export function createBusinessFigures(
  { trade, multiple, subcategory_slug }: Sector,
  realEstate: RealEstate,
  dice: SeededRandom,
): BusinessFigures {
  const { figures } = trade;
  const [low, high] = figures.sde;
  const size = pickShare(dice, 0, 1) ** 1.7;
  const sde = roundTo(1_000, low * 1000 * (high / low) ** size);
  const margin = clamp((figures.margin / 100) * pickShare(dice, 0.78, 1.28), 0.03, 0.6);
  const sales = roundTo(5_000, sde / margin);
  const premises = realEstate === "included" ? pickShare(dice, 1.15, 1.45) : 1;
  const price = roundAskingPrice(sde * multiple * pickShare(dice, 0.78, 1.22) * (0.94 + size * 0.12) * premises);
  return {
    sde,
    sales,
    price,
    down_payment: roundTo(1_000, price * pickShare(dice, 0.1, 0.45)),
    inventory: Math.min(
      roundTo(500, sales * (figures.stock / 100) * pickShare(dice, 0.5, 1.4)),
      roundTo(500, price * 0.6),
    ),
    furniture_fixtures_equipment: Math.min(
      roundTo(500, sales * (figures.kit / 100) * pickShare(dice, 0.5, 1.3)),
      roundTo(500, price * 0.8),
    ),
    employees: Math.max(2, Math.round((sales / (figures.head * 1000)) * pickShare(dice, 0.8, 1.25))),
    age: Math.min(Math.round(5 + 60 * pickShare(dice, 0, 1) ** 2), YOUNG_TRADES.test(subcategory_slug) ? 24 : 65),
    years: createYearlyFigures(sde, sales, dice),
  };
}

/** The part of the SDE that the owner takes as pay. It is among the expenses, and the SDE adds it back. */
const OWNERS_PAY_SHARE = 0.4;

/**
 * Generates four years that end in these amounts, where sales minus cost of goods and expenses, plus the owner's pay,
 * equals the SDE. Same unit as the input.
 */
export function createYearlyFigures(sde: number, sales: number, dice: SeededRandom): BusinessFigures["years"] {
  const costShare = pickShare(dice, 0.25, 0.6) * (1 - sde / sales);
  const getYear = (revenue: number, earned: number) => {
    const cost_of_goods = Math.round(revenue * costShare * pickShare(dice, 0.97, 1.03));
    const pay = Math.round(earned * OWNERS_PAY_SHARE);
    return { revenue, cost_of_goods, expenses: revenue - cost_of_goods - earned + pay, sde: earned };
  };
  const years = [getYear(sales, sde)];
  for (let revenue = sales, earned = sde; years.length < 4; ) {
    revenue = Math.round(revenue / (1 + pickShare(dice, 0, 0.25) - 0.08));
    earned = Math.round(revenue * (earned / (years[0]?.revenue ?? revenue)) * pickShare(dice, 0.9, 1.05));
    years.unshift(getYear(revenue, earned));
  }
  return years;
}

/** Returns the latest year's growth of sales in percent. */
export function computeLatestGrowth({ years }: BusinessFigures): number {
  const [before, latest] = years.slice(-2);
  return before && latest ? (latest.revenue / before.revenue - 1) * 100 : 0;
}
