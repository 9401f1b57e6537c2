import type { Context } from "#domain/context.ts";
import type { ListingOwner } from "#domain/listings/find-listing.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import type { CardListing, Listing } from "#domain/listings/listing-view.ts";
import { toMinor } from "#lib/money.ts";
import { findSimilar } from "./index/find-similar.ts";
import { getQueryTerms } from "./resolve-search.ts";
import { NO_FILTERS } from "./search-filters.ts";

/** Returns the cards of similar businesses of the same owner: same category first, then by price and region. */
export async function listSimilarListings(
  context: Context,
  listing: Pick<Listing, "number" | "kind" | "category_slug" | "state_slug" | "price" | "currency">,
  count: number,
  owner: ListingOwner = {},
): Promise<CardListing[]> {
  const index = await context.index.getCurrent();
  const numbers = findSimilar(
    index,
    {
      filters: { ...NO_FILTERS, kind: listing.kind },
      scope: owner,
      ...getQueryTerms(context),
      office_id: null,
      agent_id: null,
      hits: null,
      by_relevance: null,
    },
    { ...listing, price: listing.price === null ? null : toMinor(listing.price, listing.currency) },
    count,
  );
  return findCardsByNumbers(context, numbers);
}
