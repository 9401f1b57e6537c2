import { type Context, runInTransaction, type StaffViewer } from "#domain/context.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { ListingValues } from "../fields/listing-fields.ts";
import { createEmptyValues } from "../fields/listing-values.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { insertDraft, reserveNumber, selectEditedListing } from "./editing-queries.ts";
import { readFields } from "./read-fields.ts";
import { recordListingEvent } from "./record-listing-event.ts";
import { requireOffice } from "./require-office.ts";

/**
 * Creates a listing as a draft, visible only at the desk. The office defaults to the creator's own.
 *
 * @throws Invalid, NotAllowed
 */
export function createListing(context: Context, typed: TypedFields): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const staff = authorize(tx, "listing.write");
    const values = readFields(tx, { state_slug: null, category_slug: null, ...typed }, createEmptyListing(staff));
    await requireOffice(tx, values);
    return saveDraft(tx, staff, values, "listing.created");
  });
}

/** Stores a new draft and returns it. */
export async function saveDraft(
  context: Context,
  staff: StaffViewer,
  values: ListingValues,
  action: `listing.${string}`,
): Promise<DeskListing> {
  const { db, edition, clock } = context;
  const number = await reserveNumber(db);
  const draft = { number, slug: toListingSlug(values.name, number), currency: edition.currency, now: clock() };
  await insertDraft(db, draft, values);
  await recordListingEvent(context, action, { number, office_id: values.office_id });
  const row = await selectEditedListing(db, number, false);
  if (!row) throw new Error(`Listing ${number} was not found after it was created.`);
  return toDeskListing(context, row, staff);
}

function createEmptyListing({ office_id, agent_id }: StaffViewer): ListingValues {
  return createEmptyValues({ office_id: office_id ?? 0, agent_id });
}
