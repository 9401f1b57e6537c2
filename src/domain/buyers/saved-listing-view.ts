import type { ListingStatus } from "#domain/listings/listing.ts";
import type { Listing } from "#domain/listings/listing-view.ts";

/** What a buyer who saved or hid a listing may still see once it isn't public: no price, location or description. */
export interface GoneListing {
  number: number;
  name: string;
  status: "sold" | "withdrawn";
}

/** A listing that a buyer saved or hid, with all details while it is public. */
export type SavedListingView = Listing | GoneListing;

export function toSavedListingView(
  row: { listing_number: number; name: string; status: ListingStatus },
  listing: Listing | undefined,
): SavedListingView {
  if (listing) return listing;
  return { number: row.listing_number, name: row.name, status: row.status === "sold" ? "sold" : "withdrawn" };
}
