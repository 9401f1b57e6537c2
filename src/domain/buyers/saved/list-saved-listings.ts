import { type Context, requireBuyer } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { type SavedListingView, toSavedListingView } from "../saved-listing-view.ts";
import { getChangesSince, type SavedChange } from "./saved-changes.ts";
import { selectEventsSinceSaved, selectSaved } from "./saved-queries.ts";

export interface SavedListing {
  listing: SavedListingView;
  /** ISO 8601, UTC. */
  saved_at: string;
  changes: SavedChange[];
}

/** Lists the signed-in buyer's saved listings, newest first, with what has changed since. @throws NotSignedIn */
export async function listSavedListings(context: Context): Promise<SavedListing[]> {
  const { id } = requireBuyer(context);
  const [rows, events] = await Promise.all([selectSaved(context.db, id), selectEventsSinceSaved(context.db, id)]);
  const listings = await findListingsByNumbers(
    context,
    rows.map(({ listing_number }) => listing_number),
  );
  const listingByNumber = new Map(listings.map((listing) => [listing.number, listing]));
  const eventsByListing = Map.groupBy(events, ({ listing_number }) => listing_number);
  return rows.map((row) => ({
    listing: toSavedListingView(row, listingByNumber.get(row.listing_number)),
    saved_at: row.saved_at.toISOString(),
    changes: getChangesSince(row, eventsByListing.get(row.listing_number) ?? []),
  }));
}
