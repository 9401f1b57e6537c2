import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { tryEach } from "#domain/try-each.ts";
import { applyChange, type ListingChange, type SkippedListing } from "./bulk-change.ts";

export interface AppliedChanges {
  /** The listings that were changed, with their new versions. */
  changed: { number: number; version: number }[];
  /** The listings that were left out; `name` is empty. */
  skipped: SkippedListing[];
}

/**
 * Changes several listings, each in its own transaction. One that was edited since the preview or can't be changed is
 * left out; the others are changed.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function applyChanges(context: Context, changes: readonly ListingChange[]): Promise<AppliedChanges> {
  authorize(context, "listing.write");
  const { done, rejected } = await tryEach(changes, async (change) => {
    const { number, version } = await applyChange(context, change);
    return { number, version };
  });
  return { changed: done, skipped: rejected.map(({ item, reason }) => ({ number: item.number, name: "", reason })) };
}
