import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { touch } from "#domain/touch.ts";

/** Lets index, kept pages, sitemaps and search engines hear of a change; a draft concerns none of them. */
export async function tellChange(context: Context, number: number, ...statuses: ListingStatus[]): Promise<void> {
  if (statuses.some((status) => status !== "draft")) await touch(context, "listings", `listing:${number}`);
}
