import type { Db } from "#db/connect.ts";
import type { Context, StaffViewer } from "#domain/context.ts";
import { changeStatus } from "#domain/listings/editing/change-status.ts";
import { createListing } from "#domain/listings/editing/create-listing.ts";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { TypedFields } from "#domain/listings/fields/typed-fields.ts";
import { openTestContext } from "./context.ts";
import { addStaff } from "./desk/desk-fixture.ts";
import { insertAgent, insertOffice } from "./listings.ts";

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

/** Opens two offices with their staff, and publishes listings as the first office's manager. */
export async function openEditedOffices() {
  const invalidated: string[] = [];
  const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
  const { db } = context;
  const office_id = await insertOffice(db);
  const other_office = await insertOffice(db, { slug: "tampa", name: "Tampa" });
  const agent_id = await insertAgent(db, { office_id });
  const colleague_id = await insertAgent(db, { office_id, slug: "bo-lund", name: "Bo Lund" });
  const manager = await addStaff(context, { staff_role: "office_manager", office_id, name: "Lee Park" });
  const publish = (number: number, viewer: StaffViewer = manager) =>
    changeStatus(withViewer(context, viewer), { number, to: "active" });
  return {
    ...{ context, db, invalidated, office_id, other_office, agent_id, colleague_id },
    agent: await addStaff(context, { staff_role: "agent", office_id, agent_id, name: "Maria Soto" }),
    colleague: await addStaff(context, { staff_role: "agent", office_id, agent_id: colleague_id }),
    manager,
    outsider: await addStaff(context, { staff_role: "office_manager", office_id: other_office }),
    head: await addStaff(context, { staff_role: "head_office" }),
    reader: await addStaff(context, { staff_role: "read_only" }),
    publish,
    createPublished: async (fields: TypedFields = {}) => publish((await createDraft(context, manager, fields)).number),
  };
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
