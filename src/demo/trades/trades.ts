import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { selectForAnyCountry } from "../prose/fits-any-country.ts";
import { AUTOMOTIVE_TRADES } from "./automotive.ts";
import { BEAUTY_TRADES, EDUCATION_TRADES } from "./beauty-and-education.ts";
import { CONSTRUCTION_TRADES, MEDIA_TRADES } from "./construction-and-media.ts";
import { ENTERTAINMENT_TRADES, FINANCE_TRADES } from "./entertainment-and-finance.ts";
import { FOOD_TRADES } from "./food.ts";
import { HEALTH_TRADES } from "./health.ts";
import { GOODS_MANUFACTURING_TRADES } from "./manufacturing-of-goods.ts";
import { PARTS_MANUFACTURING_TRADES } from "./manufacturing-of-parts.ts";
import { ONLINE_TRADES, PET_TRADES } from "./online-and-pets.ts";
import { RETAIL_TRADES } from "./retail.ts";
import { SERVICE_TRADES } from "./services.ts";
import { readTrade, type Trade } from "./trade.ts";
import { TRANSPORT_TRADES, WHOLESALE_TRADES } from "./transport-and-wholesale.ts";

/** Texts of each subcategory, by its slug. */
export const TRADES: ReadonlyMap<string, Trade> = new Map(
  Object.entries({
    ...AUTOMOTIVE_TRADES,
    ...BEAUTY_TRADES,
    ...CONSTRUCTION_TRADES,
    ...MEDIA_TRADES,
    ...EDUCATION_TRADES,
    ...ENTERTAINMENT_TRADES,
    ...FINANCE_TRADES,
    ...FOOD_TRADES,
    ...HEALTH_TRADES,
    ...PARTS_MANUFACTURING_TRADES,
    ...GOODS_MANUFACTURING_TRADES,
    ...ONLINE_TRADES,
    ...PET_TRADES,
    ...RETAIL_TRADES,
    ...SERVICE_TRADES,
    ...TRANSPORT_TRADES,
    ...WHOLESALE_TRADES,
  }).map(([slug, text]) => [slug, readTrade(text)]),
);

/** A trade with its category and its usual multiple. */
export interface Sector {
  category_slug: string;
  subcategory_slug: string;
  /** Usual price divided by a year's SDE. */
  multiple: number;
  trade: Trade;
}

/** Every subcategory with its texts, in the order of the categories. */
export const DEMO_SECTORS: readonly Sector[] = CATEGORIES.flatMap((category) =>
  category.subcategories.flatMap(({ slug, sde_multiple }) => {
    const trade = TRADES.get(slug);
    return trade ? [{ category_slug: category.slug, subcategory_slug: slug, multiple: sde_multiple, trade }] : [];
  }),
);

/** The sectors outside the United States; only those with enough remaining sentences. */
export const SECTORS_ABROAD: readonly Sector[] = DEMO_SECTORS.flatMap((sector) => {
  const trade = adaptTradeToAnyCountry(sector.trade);
  const { names, hooks, work, clients, staff, next, reasons } = trade;
  const isDescribed =
    [names, hooks, clients, staff, next, reasons].every(({ length }) => length > 0) && work.length > 1;
  return isDescribed ? [{ ...sector, trade }] : [];
});

function adaptTradeToAnyCountry(trade: Trade): Trade {
  const { names, hooks, work, clients, staff, next, reasons, season } = trade;
  return {
    ...trade,
    names: selectForAnyCountry(names),
    hooks: selectForAnyCountry(hooks),
    work: selectForAnyCountry(work),
    clients: selectForAnyCountry(clients),
    staff: selectForAnyCountry(staff),
    next: selectForAnyCountry(next),
    reasons: selectForAnyCountry(reasons),
    season: selectForAnyCountry([season])[0] ?? "",
  };
}
