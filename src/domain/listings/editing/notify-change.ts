import type { Context } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** Lets index, kept pages, sitemaps and search engines hear of a change; a draft concerns none of them. */
export async function notifyListingChange(
  context: Context,
  number: number,
  ...statuses: ListingStatus[]
): Promise<void> {
  if (statuses.some((status) => status !== "draft")) await invalidate(context, "listings", `listing:${number}`);
}
