import { buyerOf, type Context } from "#domain/context.ts";
import { listingsByNumbers } from "#domain/listings/listing-queries.ts";
import { type KeptListing, keptListing } from "../kept-listing.ts";
import { selectHidden } from "./hidden-queries.ts";
import { readReason, type WhyHidden } from "./hide-reason.ts";

export interface HiddenMatch extends WhyHidden {
  listing: KeptListing;
  /** ISO 8601, UTC. */
  hidden_at: string;
}

/** What the buyer who asks does not want to see among their matches, the latest first. @throws NotSignedIn */
export async function listHidden(context: Context): Promise<HiddenMatch[]> {
  const rows = await selectHidden(context.db, buyerOf(context).id);
  const listings = await listingsByNumbers(
    context,
    rows.map(({ listing_number }) => listing_number),
  );
  const listingOf = new Map(listings.map((listing) => [listing.number, listing]));
  return rows.map((row) => ({
    listing: keptListing(row, listingOf.get(row.listing_number)),
    hidden_at: row.hidden_at.toISOString(),
    ...readReason(row.reason),
  }));
}
