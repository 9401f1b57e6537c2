import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { MAX_SELECTED } from "#domain/try-each.ts";
import { type DeskListFilters, selectNumbers } from "./list-queries.ts";

/**
 * Returns the numbers of the listings that match the list's filters, at most `MAX_SELECTED`. @throws NotSignedIn,
 * NotAllowed
 */
export async function listNumbers(
  context: Context,
  filters: DeskListFilters & { status: ListingStatus | null },
): Promise<number[]> {
  const staff = authorize(context, "listing.read");
  return selectNumbers(context.db, getScope(staff), filters, MAX_SELECTED);
}
