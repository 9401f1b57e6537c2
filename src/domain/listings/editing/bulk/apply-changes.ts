import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { DomainError } from "#lib/errors.ts";
import { applyChange, getReason, type ListingChange, type SkippedListing } from "./bulk-change.ts";

export interface AppliedChanges {
  /** The listings that were changed, with their new versions. */
  changed: { number: number; version: number }[];
  /** Those that were left out; `name` is empty. */
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
  const result: AppliedChanges = { changed: [], skipped: [] };
  for (const change of changes) {
    try {
      const { number, version } = await applyChange(context, change);
      result.changed.push({ number, version });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      result.skipped.push({ number: change.number, name: "", reason: getReason(error) });
    }
  }
  return result;
}
