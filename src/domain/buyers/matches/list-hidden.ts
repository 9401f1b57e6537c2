import { type Context, requireBuyer } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { type SavedListingView, toSavedListingView } from "../saved-listing-view.ts";
import { selectHidden } from "./hidden-queries.ts";
import { type HiddenReason, parseReason } from "./hide-reason.ts";

export interface HiddenMatch extends HiddenReason {
  listing: SavedListingView;
  /** ISO 8601, UTC. */
  hidden_at: string;
}

/** Returns the signed-in buyer's hidden matches, newest first. @throws NotSignedIn */
export async function listHidden(context: Context): Promise<HiddenMatch[]> {
  const rows = await selectHidden(context.db, requireBuyer(context).id);
  const listings = await findListingsByNumbers(
    context,
    rows.map(({ listing_number }) => listing_number),
  );
  const listingByNumber = new Map(listings.map((listing) => [listing.number, listing]));
  return rows.map((row) => ({
    listing: toSavedListingView(row, listingByNumber.get(row.listing_number)),
    hidden_at: row.hidden_at.toISOString(),
    ...parseReason(row.reason),
  }));
}
