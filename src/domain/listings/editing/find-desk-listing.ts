import type { Context, StaffViewer } from "#domain/context.ts";
import { authorize, isAllowed, type StaffAction } from "#domain/staff/staff-policy.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { type EditedListing, selectEditedListing } from "./editing-queries.ts";

/**
 * Gets a listing for a user who may perform `action` on it; `locked` blocks other changes to it until the transaction
 * ends.
 *
 * @throws NotSignedIn; NotFound also if the user may not read it; NotAllowed if the user may only read it.
 */
export async function openListing(
  context: Context,
  number: number,
  action: StaffAction,
  locked = action !== "listing.read",
): Promise<{ row: EditedListing; staff: StaffViewer }> {
  const staff = authorize(context, "listing.read");
  const row =
    Number.isSafeInteger(number) && number < 2 ** 31
      ? await selectEditedListing(context.db, number, locked)
      : undefined;
  if (!row || !isAllowed(staff, "listing.read", row))
    throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
  authorize(context, action, row);
  return { row, staff };
}

/** Gets a listing as shown at the desk. @throws as `openListing` */
export async function findDeskListing(context: Context, number: number): Promise<DeskListing> {
  const { row, staff } = await openListing(context, number, "listing.read");
  return toDeskListing(context, row, staff);
}
