import type { Context } from "#domain/context.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone } from "#lib/errors.ts";
import { findListing } from "./find-listing.ts";
import type { Listing } from "./listing-view.ts";

/**
 * Finds the listing of a `{post}` by its number, ignoring the text before it.
 *
 * @throws NotFound if there is none; Gone if it was withdrawn or sold.
 */
export async function findPublicListing(context: Context, post: string): Promise<Listing> {
  const found = await findListing(context, post);
  if (found.kind === "found") return found.listing;
  if (found.kind === "moved") return findPublicListing(context, found.to.slug);
  throw new Gone(listingNotFound({}, getMessageOptions(context.locale)));
}
