import type { Context } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { toMajorYears } from "#domain/listings/years-in-major.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { getConfidentialValues } from "../fields/listing-values.ts";
import { openListing } from "./find-desk-listing.ts";

export interface ListingPreview {
  /** As a visitor would see it once published. */
  listing: Listing;
  /** What a buyer with an NDA sees; null for a visitor's preview. */
  confidential: Omit<Confidential, "address" | "documents"> | null;
}

/**
 * Returns a listing as a visitor, or a buyer with an NDA, would see it, whether it is published or not.
 *
 * @throws NotFound, NotAllowed
 */
export async function previewListing(
  context: Context,
  { number, as }: { number: number; as: "visitor" | "buyer" },
): Promise<ListingPreview> {
  const { row } = await openListing(context, number, "listing.read");
  const [listing] = await findListingsByNumbers({ ...context, preview: number }, [number]);
  if (!listing) throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
  if (as === "visitor") return { listing, confidential: null };
  return {
    listing,
    confidential: {
      ...getConfidentialValues(row),
      yearly_financials: toMajorYears(row.yearly_financials, row.currency),
    },
  };
}
