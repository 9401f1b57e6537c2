import type { Context } from "#domain/context.ts";
import { remember } from "#domain/memory.ts";
import type { ListingOwner } from "./find-listing.ts";
import { findCardsByNumbers } from "./find-listings.ts";
import { selectSimilar } from "./listing-queries.ts";
import type { CardListing, Listing } from "./listing-view.ts";

/** The cards of similar businesses of the same owner: same category first, then by price and region. */
export async function listSimilarListings(
  context: Context,
  listing: Pick<Listing, "number" | "kind" | "category_slug" | "state_slug">,
  count: number,
  owner: ListingOwner = {},
): Promise<CardListing[]> {
  const numbers = await remember(
    context.db,
    "listings",
    `similar ${listing.number} ${count} ${JSON.stringify(owner)}`,
    () => selectSimilar(context.db, listing, count, owner),
  );
  return findCardsByNumbers(context, numbers);
}
