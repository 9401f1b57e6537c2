import type { Context, StaffViewer } from "#domain/context.ts";
import { allow, may, type StaffAction } from "#domain/staff/staff-policy.ts";
import { listingNotFound } from "#editions/catalogue.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { type EditedListing, selectEdited } from "./editing-queries.ts";

/**
 * A listing for somebody who may do `action` to it; `locked` holds other changes of it until the transaction ends.
 *
 * @throws NotSignedIn; NotFound also where they may not even read it; NotAllowed where they may read and no more.
 */
export async function openListing(
  context: Context,
  number: number,
  action: StaffAction,
  locked = action !== "listing.read",
): Promise<{ row: EditedListing; staff: StaffViewer }> {
  const staff = allow(context, "listing.read");
  const row =
    Number.isSafeInteger(number) && number < 2 ** 31 ? await selectEdited(context.db, number, locked) : undefined;
  if (!row || !may(staff, "listing.read", row)) throw new NotFound(listingNotFound({}, messagesIn(context.locale)));
  allow(context, action, row);
  return { row, staff };
}

/** A listing as the desk shows it. @throws as `openListing` */
export async function findAtDesk(context: Context, number: number): Promise<DeskListing> {
  const { row, staff } = await openListing(context, number, "listing.read");
  return toDeskListing(context, row, staff);
}
