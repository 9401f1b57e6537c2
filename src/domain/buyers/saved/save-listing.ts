import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordActivity } from "../activity/record-activity.ts";
import { findPublicNumber, requirePostNumber } from "../find-public-number.ts";
import { countSaved, insertSaved, isSaved, lockBuyer } from "./saved-queries.ts";

/** Max saved listings per buyer: their list is one page. */
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
  await requireRoomForOneMore(context, id);
}

async function requireRoomForOneMore({ db, locale }: Context, buyerId: number): Promise<void> {
  if ((await countSaved(db, buyerId)) >= MAX_SAVED)
    throw new Conflict(m.saved_too_many({ limit: MAX_SAVED }, getMessageOptions(locale)));
}

/**
 * Saves a listing for the signed-in buyer, with its current price and status. A listing saved before stays as saved,
 * even if it is no longer public.
 *
 * @throws NotSignedIn; NotFound if it doesn't exist; Gone if it was withdrawn or sold; Conflict if the list is full.
 */
export async function saveListing(context: Context, post: string): Promise<void> {
  const { id } = requireBuyer(context);
  if (await isSaved(context.db, id, requirePostNumber(post, context))) return;
  const listing_number = await findPublicNumber(context, post);
  await runInTransaction(context, async (tx) => {
    // Locks the buyer so that concurrent saves count each other.
    await lockBuyer(tx.db, id);
    await requireRoomForOneMore(tx, id);
    const isNew = await insertSaved(tx.db, { buyer_id: id, listing_number, saved_at: tx.clock() });
    if (isNew) await recordActivity(tx, { buyer_id: id, kind: "listing_saved", listing_number });
  });
}
