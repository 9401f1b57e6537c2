import type { Context } from "#domain/context.ts";
import type { ListingOwner } from "./find-listing.ts";
import { findListingsByNumbers, selectSimilar } from "./listing-queries.ts";
import type { Listing } from "./listing-view.ts";

/** Similar businesses of the same owner: same category first, then by price and region. */
export async function listSimilarListings(
  context: Context,
  listing: Pick<Listing, "number" | "kind" | "category_slug" | "state_slug">,
  count: number,
  owner: ListingOwner = {},
): Promise<Listing[]> {
  return findListingsByNumbers(context, await selectSimilar(context.db, listing, count, owner));
}
