import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { findPublicNumber } from "../find-public-number.ts";
import { insertHidden } from "./hidden-queries.ts";
import { formatReason, type HiddenReason } from "./hide-reason.ts";

/**
 * Hides a listing from the signed-in buyer's matches. If it is hidden already, the latest reason counts.
 *
 * @throws NotSignedIn; NotFound if it doesn't exist; Gone if it was withdrawn or sold.
 */
export async function hideMatch(context: Context, post: string, hiddenReason: HiddenReason): Promise<void> {
  const { id } = requireBuyer(context);
  const listing_number = await findPublicNumber(context, post);
  await runInTransaction(context, async (tx) => {
    const hidden = { buyer_id: id, listing_number, reason: formatReason(hiddenReason), hidden_at: tx.clock() };
    const isNew = await insertHidden(tx.db, hidden);
    if (isNew) await recordActivity(tx, { buyer_id: id, kind: "match_hidden", listing_number });
  });
}
