import { ownValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

const WORDS: Record<string, () => string> = {
  kind: m.edit_kind,
  name: m.edit_name,
  description: m.edit_description,
  category_slug: m.edit_category,
  subcategory_slug: m.edit_subcategory,
  state_slug: m.edit_state,
  region_slug: m.edit_state,
  county: m.edit_county,
  price: m.figure_price,
  down_payment: m.figure_down_payment,
  sellers_discretionary_earnings: m.figure_sde,
  total_sales: m.figure_total_sales,
  inventory: m.edit_inventory,
  furniture_fixtures_equipment: m.edit_equipment,
  employees: m.edit_employees,
  year_established: m.edit_year_established,
  reason_for_selling: m.edit_reason,
  franchisee_operation: m.edit_franchisee_operation,
  relocatable: m.edit_relocatable,
  real_estate: m.edit_real_estate,
  lender_prequalified: m.edit_lender_prequalified,
  nda_approval: m.edit_nda_approval,
  investment_min: m.figure_investment_min,
  investment_max: m.figure_investment_max,
  franchise_fee: m.figure_franchise_fee,
  royalty_percent: m.edit_royalty,
  royalty_basis_points: m.edit_royalty,
  office_id: m.edit_office,
  agent_id: m.edit_agent,
  legal_name: m.edit_legal_name,
  street_address: m.edit_street,
  locality: m.edit_town,
  postal_code: m.edit_postal_code,
  website: m.edit_website,
  lease_terms: m.edit_lease_terms,
  yearly_financials: m.edit_years,
  status: m.edit_status,
  thropro: m.edit_thropro,
};

/** What a field is called; one without a word keeps its name. */
export function fieldWords(name: string): string {
  return ownValue(WORDS, name)?.() ?? name;
}
