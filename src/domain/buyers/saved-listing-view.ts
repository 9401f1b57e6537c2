import type { ListingStatus } from "#domain/listings/listing.ts";
import type { Listing } from "#domain/listings/listing-view.ts";

/** A listing that is no longer public, as who has kept it may still know it: no price, no place, no description. */
export interface GoneListing {
  number: number;
  name: string;
  status: "sold" | "withdrawn";
}

/** A listing that a buyer has put somewhere: all of it while it is public. */
export type SavedListingView = Listing | GoneListing;

export function toSavedListingView(
  row: { listing_number: number; name: string; status: ListingStatus },
  listing: Listing | undefined,
): SavedListingView {
  if (listing) return listing;
  return { number: row.listing_number, name: row.name, status: row.status === "sold" ? "sold" : "withdrawn" };
}
