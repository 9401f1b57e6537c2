import { m } from "#messages/messages.js";
import type { PublicRows } from "./field-row.ts";

/** The public fields of a franchise opportunity: what it costs, and what the franchisor gives for it. */
export const FRANCHISE_FIELDS = {
  brand: {
    type: "text",
    label: m.listing_field_brand,
    section: "public",
    only: "franchise",
    max: 160,
    headers:
      "Brand | Brand Name | Franchise Brand | Franchise Name | Franchisor | Franchisor Name | Franchise Concept | Concept | Concept Name | Franchise System",
    importNote: "the franchise's name; public",
    fact: 3,
    compared: 7,
  },
  cash_required: {
    type: "money",
    label: m.listing_field_cash_required,
    hint: m.edit_cash_required_hint,
    section: "financials",
    only: "franchise",
    headers:
      "Liquid Capital | Liquid Capital Required | Required Liquid Capital | Minimum Liquid Capital | Min Liquid Capital | Liquid Cash Required | Minimum Cash Required | Minimum Cash | Liquid Assets Required | Liquidity Required | Liquidity",
    importNote: "amount",
    figure: 1,
    compared: 2,
  },
  investment_min: {
    type: "money",
    label: m.listing_field_investment_min,
    section: "financials",
    only: "franchise",
    headers:
      "Minimum Investment | Investment Min | Min Investment | Investment From | Investment Low | Total Investment Min | Low Investment | Minimum Total Investment | Initial Investment From | Startup Cost Min | Total Investment | Initial Investment | Total Initial Investment | Investment Range | Investment Required",
    importNote: "amount",
    figure: 2,
    compared: 1,
  },
  investment_max: {
    type: "money",
    label: m.listing_field_investment_max,
    section: "financials",
    only: "franchise",
    headers:
      "Maximum Investment | Investment Max | Max Investment | Investment To | Investment High | Total Investment Max | High Investment | Maximum Total Investment | Initial Investment To | Startup Cost Max",
    importNote: "amount",
    figure: 3,
  },
  franchise_fee: {
    type: "money",
    label: m.listing_field_franchise_fee,
    section: "financials",
    only: "franchise",
    headers: "Franchise Fee | Initial Franchise Fee | Franchise Cost | Initial Fee | Upfront Franchise Fee",
    importNote: "amount",
    figure: 4,
  },
  royalty_basis_points: {
    type: "percent",
    label: m.listing_field_royalty,
    hint: m.edit_royalty_hint,
    section: "financials",
    only: "franchise",
    name: "royalty_percent",
    headers:
      "Royalty | Royalty Rate | Royalty % | Royalty Fee | Royalties | Ongoing Royalty | Royalty Percentage | Royalty Pct",
    importNote: "`6%`, `6.5`; below 1 a fraction: `0.06` is 6 %",
    figure: 5,
  },
  territory: {
    type: "text",
    label: m.listing_field_territory,
    section: "terms",
    only: "franchise",
    max: 200,
    headers:
      "Protected Territory | Franchise Territory | Territory Size | Exclusive Territory | Territory Description | Territory Details | Territories | Available Territories | Territories Available | Markets Available",
    importNote: "text",
    fact: 4,
    compared: 8,
  },
  training: {
    type: "text",
    label: m.listing_field_training,
    section: "terms",
    only: "franchise",
    max: 200,
    headers:
      "Training | Franchise Training | Training Provided | Initial Training | Training Program | Training Details | Training & Support",
    importNote: "text",
    fact: 5,
    compared: 9,
  },
} as const satisfies Partial<PublicRows>;
