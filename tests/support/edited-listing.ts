import type { Db } from "#db/connect.ts";
import type { Context, StaffViewer } from "#domain/context.ts";
import { createListing } from "#domain/listings/editing/create-listing.ts";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { TypedFields } from "#domain/listings/fields/typed-fields.ts";

/** A complete bakery listing as typed into the form. */
export const BAKERY: TypedFields = {
  name: "Busy bakery on a corner",
  description: "Bread and cakes, eleven people, a lease of six years.",
  category_slug: "food-restaurants",
  subcategory_slug: "bakeries",
  state_slug: "florida",
  county: "Pasco County",
  price: "$450,000",
  sellers_discretionary_earnings: 180_000,
  total_sales: "900k",
  employees: 11,
  legal_name: "Rossi & Daughters Bakery, LLC",
  street_address: "4120 Little Road",
  locality: "New Port Richey",
  postal_code: "34655",
  yearly_financials: [2023, 2024, 2025].map((year) => ({
    year,
    revenue: 900_000,
    cost_of_goods: 300_000,
    expenses: 500_000,
    sde: 180_000,
  })),
};

export const withViewer = <Of extends Context>(context: Of, viewer: StaffViewer): Of => ({ ...context, viewer });

/** Creates a draft of that bakery. */
export function createDraft(context: Context, viewer: StaffViewer, fields: TypedFields = {}): Promise<DeskListing> {
  return createListing(withViewer(context, viewer), { ...BAKERY, ...fields });
}

/** Returns the error that the work rejects with, or null. */
export const getProblem = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );

export const getStatus = (db: Db, number: number) =>
  db.selectFrom("listings").select("status").where("number", "=", number).executeTakeFirstOrThrow();

/** Returns a listing's price and status changes, oldest first. */
export const getEvents = (db: Db, listing_number: number) =>
  db
    .selectFrom("listing_events")
    .select(["field", "old_value", "new_value", "source"])
    .where("listing_number", "=", listing_number)
    .orderBy("id")
    .execute();
