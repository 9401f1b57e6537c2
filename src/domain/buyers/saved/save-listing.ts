import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordActivity } from "../activity/record-activity.ts";
import { findPublicNumber, requirePostNumber } from "../find-public-number.ts";
import { countSaved, insertSaved, isSaved, lockBuyer } from "./saved-queries.ts";

/** How many listings a buyer may keep at a time: their list is one page. */
export const MAX_SAVED = 200;

/**
 * Checks that the signed-in buyer could save a listing now.
 *
 * @throws as `saveListing`.
 */
export async function requireSavable(context: Context, post: string): Promise<void> {
  const { id } = requireBuyer(context);
  if (await isSaved(context.db, id, requirePostNumber(post, context))) return;
  await findPublicNumber(context, post);
  await requireFreeSlot(context, id);
}

async function requireFreeSlot({ db, locale }: Context, buyerId: number): Promise<void> {
  if ((await countSaved(db, buyerId)) >= MAX_SAVED)
    throw new Conflict(m.saved_too_many({ limit: MAX_SAVED }, messagesIn(locale)));
}

/**
 * Keeps a listing for the buyer who asks, with its price and status as they are now. Kept already, it stays as it was
 * kept, also when it is no longer public.
 *
 * @throws NotSignedIn; NotFound when there is none; Gone when it was withdrawn or sold; Conflict when they keep too many.
 */
export async function saveListing(context: Context, post: string): Promise<void> {
  const { id } = requireBuyer(context);
  if (await isSaved(context.db, id, requirePostNumber(post, context))) return;
  const listing_number = await findPublicNumber(context, post);
  await runInTransaction(context, async (tx) => {
    // Of several at once, each counts those before it.
    await lockBuyer(tx.db, id);
    await requireFreeSlot(tx, id);
    const isNew = await insertSaved(tx.db, { buyer_id: id, listing_number, saved_at: tx.clock() });
    if (isNew) await recordActivity(tx, { buyer_id: id, kind: "listing_saved", listing_number });
  });
}
