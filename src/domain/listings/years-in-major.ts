import type { YearlyFinancials } from "#db/tables/listings.ts";
import { toMajor } from "#lib/money.ts";

/** A listing's years with amounts in major units, as in JSON and forms; null means unknown. */
export function yearsInMajor(years: readonly YearlyFinancials[], currency: string): YearlyFinancials[] {
  const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, currency));
  return years.map(({ year, revenue, cost_of_goods, expenses, sde }) => ({
    year,
    revenue: major(revenue),
    cost_of_goods: major(cost_of_goods),
    expenses: major(expenses),
    sde: major(sde),
  }));
}
