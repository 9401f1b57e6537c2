/** The filter that the phrases of each list set, and what they leave out after a negation. */
export const FILTERS: Partial<Record<string, [key: string, value: string, excludes?: string]>> = {
  lender_prequalified: ["lender_prequalified", "1"],
  relocatable: ["relocatable", "1"],
  real_estate: ["real_estate", "1"],
  financials_checked: ["financials_checked", "1"],
  seller_financing: ["seller_financing", "1"],
  manager_run: ["manager_run", "1"],
  home_based: ["home_based", "1"],
  price_reduced: ["price_reduced", "1"],
  available: ["available", "1"],
  franchise: ["kind", "franchise", "franchise"],
  franchise_resale: ["franchise", "1", "franchise"],
  independent: ["exclude", "franchise"],
  cheapest: ["sort", "price-asc"],
  priciest: ["sort", "price-desc"],
  newest: ["sort", "newest"],
  highest_earnings: ["sort", "sde-desc"],
};
