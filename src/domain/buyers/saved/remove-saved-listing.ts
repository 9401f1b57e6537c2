import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { requirePostNumber } from "../find-public-number.ts";
import { deleteSaved } from "./saved-queries.ts";

/** Removes a saved listing of the signed-in buyer. Does nothing if it isn't saved. @throws NotSignedIn; NotFound */
export async function removeSavedListing(context: Context, post: string): Promise<void> {
  const { id } = requireBuyer(context);
  const listing_number = requirePostNumber(post, context);
  await runInTransaction(context, async (tx) => {
    const wasSaved = await deleteSaved(tx.db, id, listing_number);
    if (wasSaved) await recordActivity(tx, { buyer_id: id, kind: "listing_removed", listing_number });
  });
}
