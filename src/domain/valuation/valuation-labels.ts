import { m } from "#messages/messages.js";
import type { ValuationKey } from "./valuation.ts";

/** The label of each calculator field. */
export const FIELD_LABELS = {
  category: m.filter_category,
  subcategory: m.listing_field_subcategory,
  state: m.value_state,
  profit: m.value_profit,
  owner_pay: m.value_owner_pay,
  add_backs: m.value_add_backs,
  revenue: m.value_revenue,
  years: m.value_years,
  growth: m.value_growth,
  concentration: m.value_concentration,
  owner_dependence: m.value_owner_dependence,
  lease: m.value_lease,
  inventory: m.value_inventory,
  assets: m.value_assets,
  real_estate: m.value_real_estate,
} satisfies Record<ValuationKey, unknown>;

/** The options of each select. */
export const ANSWERS = {
  growth: [
    ["shrinking", m.value_growth_shrinking],
    ["flat", m.value_growth_flat],
    ["growing", m.value_growth_growing],
    ["fast", m.value_growth_fast],
  ],
  concentration: [
    ["low", m.value_concentration_low],
    ["some", m.value_concentration_some],
    ["high", m.value_concentration_high],
  ],
  owner_dependence: [
    ["low", m.value_owner_dependence_low],
    ["some", m.value_owner_dependence_some],
    ["high", m.value_owner_dependence_high],
  ],
  lease: [
    ["owned", m.value_lease_owned],
    ["long", m.value_lease_long],
    ["short", m.value_lease_short],
    ["month", m.value_lease_month],
    ["none", m.value_lease_none],
  ],
} as const;
