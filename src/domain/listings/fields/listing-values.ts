import type { Selectable } from "kysely";
import type { ListingConfidentialTable, ListingTable, YearlyFinancials } from "#db/tables/listings.ts";

/** Public fields that a broker edits. */
const PUBLIC_FIELDS = [
  "kind",
  "name",
  "description",
  "category_slug",
  "subcategory_slug",
  "price",
  "down_payment",
  "sellers_discretionary_earnings",
  "total_sales",
  "inventory",
  "furniture_fixtures_equipment",
  "region_slug",
  "county",
  "latitude",
  "longitude",
  "employees",
  "year_established",
  "reason_for_selling",
  "franchisee_operation",
  "relocatable",
  "real_estate",
  "lender_prequalified",
  "nda_approval",
  "investment_min",
  "investment_max",
  "franchise_fee",
  "royalty_basis_points",
  "office_id",
  "agent_id",
] as const satisfies (keyof ListingTable)[];

/** Confidential fields that a broker edits. */
const CONFIDENTIAL_FIELDS = [
  "legal_name",
  "street_address",
  "locality",
  "postal_code",
  "website",
  "lease_terms",
  "yearly_financials",
] as const satisfies (keyof ListingConfidentialTable)[];

export type PublicValues = Pick<Selectable<ListingTable>, (typeof PUBLIC_FIELDS)[number]>;
export type ConfidentialValues = Pick<
  Selectable<ListingConfidentialTable>,
  Exclude<(typeof CONFIDENTIAL_FIELDS)[number], "yearly_financials">
> & { yearly_financials: YearlyFinancials[] };

/** All fields of a listing that a broker edits; amounts are in minor units, null means "not disclosed". */
export type ListingValues = PublicValues & ConfidentialValues;
export type ListingField = keyof ListingValues;

export const LISTING_FIELDS: readonly ListingField[] = [...PUBLIC_FIELDS, ...CONFIDENTIAL_FIELDS];

/** Fields that contain amounts. */
export const MONEY_FIELDS = [
  "price",
  "down_payment",
  "sellers_discretionary_earnings",
  "total_sales",
  "inventory",
  "furniture_fixtures_equipment",
  "investment_min",
  "investment_max",
  "franchise_fee",
] as const satisfies ListingField[];

export function getPublicValues(values: ListingValues): PublicValues {
  return pickFields(values, PUBLIC_FIELDS);
}

export function getConfidentialValues(values: ListingValues): ConfidentialValues {
  return pickFields(values, CONFIDENTIAL_FIELDS);
}

function pickFields<Key extends ListingField>(values: ListingValues, keys: readonly Key[]): Pick<ListingValues, Key> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<ListingValues, Key>;
}

/** A value as text for the history; null means "not disclosed". Amounts are in minor units. */
export function formatValue(value: ListingValues[ListingField]): string | null {
  if (value === null) return null;
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? null : JSON.stringify(value);
}

/** The fields that differ, except coordinates, which aren't typed. */
export function listChangedFields(before: ListingValues, after: ListingValues): ListingField[] {
  return LISTING_FIELDS.filter(
    (field) =>
      field !== "latitude" && field !== "longitude" && formatValue(before[field]) !== formatValue(after[field]),
  );
}
