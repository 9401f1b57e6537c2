import { type Context, inTransaction, requireBuyer } from "#domain/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { findPublicNumber } from "../find-public-number.ts";
import { insertHidden } from "./hidden-queries.ts";
import { type WhyHidden, writtenReason } from "./hide-reason.ts";

/**
 * Hides a listing from the signed-in buyer's matches. If it is hidden already, the latest reason counts.
 *
 * @throws NotSignedIn; NotFound if it doesn't exist; Gone if it was withdrawn or sold.
 */
export async function hideMatch(context: Context, post: string, why: WhyHidden): Promise<void> {
  const { id } = requireBuyer(context);
  const listing_number = await findPublicNumber(context, post);
  await inTransaction(context, async (inside) => {
    const hidden = { buyer_id: id, listing_number, reason: writtenReason(why), hidden_at: inside.clock() };
    const isNew = await insertHidden(inside.db, hidden);
    if (isNew) await recordActivity(inside, { buyer_id: id, kind: "match_hidden", listing_number });
  });
}
