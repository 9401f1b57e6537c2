import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

const LABELS: Record<string, () => string> = {
  kind: m.listing_field_kind,
  name: m.listing_field_name,
  description: m.listing_field_description,
  category_slug: m.listing_field_category,
  subcategory_slug: m.listing_field_subcategory,
  state_slug: m.listing_field_location,
  region_slug: m.listing_field_location,
  county: m.listing_field_county,
  price: m.listing_field_price,
  down_payment: m.listing_field_down_payment,
  sellers_discretionary_earnings: m.listing_field_sde,
  total_sales: m.listing_field_total_sales,
  inventory: m.listing_field_inventory,
  furniture_fixtures_equipment: m.listing_field_ffe,
  employees: m.listing_field_employees,
  year_established: m.listing_field_year_established,
  reason_for_selling: m.listing_field_reason_for_selling,
  franchisee_operation: m.listing_field_franchisee_operation,
  relocatable: m.listing_field_relocatable,
  real_estate: m.listing_field_real_estate,
  lender_prequalified: m.listing_field_lender_prequalified,
  nda_approval: m.listing_field_nda_approval,
  investment_min: m.listing_field_investment_min,
  investment_max: m.listing_field_investment_max,
  franchise_fee: m.listing_field_franchise_fee,
  royalty_percent: m.listing_field_royalty,
  royalty_basis_points: m.listing_field_royalty,
  office_id: m.listing_field_office,
  agent_id: m.listing_field_agent,
  legal_name: m.listing_field_legal_name,
  street_address: m.listing_field_street_address,
  locality: m.listing_field_locality,
  postal_code: m.listing_field_postal_code,
  website: m.listing_field_website,
  lease_terms: m.listing_field_lease_terms,
  yearly_financials: m.listing_field_yearly_financials,
  status: m.edit_status,
  thropro: m.edit_thropro,
};

/** The label of a listing's field, or the field's name if it has none. */
export function getFieldLabel(name: string): string {
  return getOwnValue(LABELS, name)?.() ?? name;
}
