import type { Context } from "#domain/context.ts";
import { openListing } from "#domain/listings/editing/find-desk-listing.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { parseId } from "./desk-operation.ts";

export const LISTING_PATH = "/desk/listings/{id}";

/** Returns a `find` that loads the listing from the path if the caller has the permission. */
export const findListingFor =
  (action: StaffAction) =>
  async (context: Context, params: Record<string, string>): Promise<number> => {
    const { row } = await openListing(context, parseId(params), action, false);
    return row.number;
  };
