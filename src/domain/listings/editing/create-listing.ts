import { CATEGORIES } from "#domain/categories/categories.ts";
import { type Context, runInTransaction, type StaffViewer } from "#domain/context.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { ListingValues } from "../fields/listing-values.ts";
import { readFields } from "../fields/read-fields.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { insertDraft, reserveNumber, selectEditedListing } from "./editing-queries.ts";
import { requireOffice } from "./require-office.ts";

/**
 * Creates a listing as a draft, visible only at the desk. The office defaults to the creator's own.
 *
 * @throws Invalid, NotAllowed
 */
export function createListing(context: Context, typed: TypedFields): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const staff = allow(tx, "listing.write");
    const values = readFields(tx, { state_slug: null, category_slug: null, ...typed }, createEmptyValues(staff));
    await requireOffice(tx, values);
    return saveDraft(tx, staff, values, "listing.created");
  });
}

/** Stores a new draft and returns it. */
export async function saveDraft(
  context: Context,
  staff: StaffViewer,
  values: ListingValues,
  action: string,
): Promise<DeskListing> {
  const { db, edition, clock } = context;
  const number = await reserveNumber(db);
  const draft = { number, slug: toListingSlug(values.name, number), currency: edition.currency, now: clock() };
  await insertDraft(db, draft, values);
  await recordAuditEvent(context, { action, subject: `listing ${number}`, office_id: values.office_id });
  const row = await selectEditedListing(db, number, false);
  if (!row) throw new Error(`Listing ${number} is gone in the transaction that made it.`);
  return toDeskListing(context, row, staff);
}

function createEmptyValues({ office_id, agent_id }: StaffViewer): ListingValues {
  return {
    kind: "business",
    name: "",
    description: "",
    category_slug: CATEGORIES[0]?.slug ?? "",
    subcategory_slug: null,
    price: null,
    down_payment: null,
    sellers_discretionary_earnings: null,
    total_sales: null,
    inventory: null,
    furniture_fixtures_equipment: null,
    region_slug: "",
    county: null,
    latitude: null,
    longitude: null,
    employees: null,
    year_established: null,
    reason_for_selling: null,
    franchisee_operation: false,
    relocatable: false,
    real_estate: "none",
    lender_prequalified: false,
    nda_approval: false,
    investment_min: null,
    investment_max: null,
    franchise_fee: null,
    royalty_basis_points: null,
    office_id: office_id ?? 0,
    agent_id,
    legal_name: null,
    street_address: null,
    locality: null,
    postal_code: null,
    website: null,
    lease_terms: null,
    yearly_financials: [],
  };
}
