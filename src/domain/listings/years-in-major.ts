import type { YearlyFinancials } from "#db/tables/listings.ts";
import { toMajor } from "#lib/money.ts";

/** Converts a listing's yearly amounts to major units, as in JSON and forms; null means unknown. */
export function toMajorYears(years: readonly YearlyFinancials[], currency: string): YearlyFinancials[] {
  const toMajorUnits = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, currency));
  return years.map(({ year, revenue, cost_of_goods, expenses, sde }) => ({
    year,
    revenue: toMajorUnits(revenue),
    cost_of_goods: toMajorUnits(cost_of_goods),
    expenses: toMajorUnits(expenses),
    sde: toMajorUnits(sde),
  }));
}
