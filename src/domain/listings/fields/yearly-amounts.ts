import type { YearlyFinancials } from "#db/tables/listings.ts";
import { m } from "#messages/messages.js";

export type YearlyAmount = Exclude<keyof YearlyFinancials, "year">;

type Label = typeof m.yearly_field_revenue;

const LABELS: Record<YearlyAmount, Label> = {
  revenue: m.yearly_field_revenue,
  cost_of_goods: m.yearly_field_cost_of_goods,
  expenses: m.yearly_field_expenses,
  sde: m.yearly_field_sde,
};

/** The amounts of a year's accounts with their labels, in the order in which they are shown. */
export const YEARLY_AMOUNTS = Object.entries(LABELS) as [YearlyAmount, Label][];
