import type { Context } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** Notifies the index, page cache, sitemaps and search engines of a change; a draft affects none of them. */
export async function notifyListingChange(
  context: Context,
  number: number,
  ...statuses: ListingStatus[]
): Promise<void> {
  if (statuses.some((status) => status !== "draft")) await invalidate(context, "listings", `listing:${number}`);
}
