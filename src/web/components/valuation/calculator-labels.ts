import type { ValuationKey } from "#domain/valuation/valuation.ts";
import type { ValuationProblem } from "#domain/valuation/valuation-input.ts";
import { FIELD_LABELS } from "#domain/valuation/valuation-labels.ts";
import { m } from "#messages/messages.js";

export const FIELD_HINTS: Record<ValuationKey, () => string> = {
  category: m.value_category_hint,
  subcategory: m.value_subcategory_hint,
  state: m.value_state_hint,
  profit: m.value_profit_hint,
  owner_pay: m.value_owner_pay_hint,
  add_backs: m.value_add_backs_hint,
  revenue: m.value_revenue_hint,
  years: m.value_years_hint,
  growth: m.value_growth_hint,
  concentration: m.value_concentration_hint,
  owner_dependence: m.value_owner_dependence_hint,
  lease: m.value_lease_hint,
  inventory: m.value_inventory_hint,
  assets: m.value_assets_hint,
  real_estate: m.value_real_estate_hint,
};

export const PROBLEM_LABELS: Record<ValuationProblem, (words: { typed: string }) => string> = {
  amount: m.value_wrong_amount,
  choice: m.value_wrong_choice,
  not_of_category: m.value_wrong_not_of_category,
  years: m.value_wrong_years,
  below_earnings: m.value_wrong_below_earnings,
};

/** Lists the labels of several fields. */
export function formatFieldList(keys: readonly ValuationKey[]): string {
  return keys.map((key) => FIELD_LABELS[key]()).join(m.list_separator());
}
