import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { updateUnsubscribed } from "./letter-queries.ts";
import { buyerInToken } from "./unsubscribe-token.ts";

/**
 * Stops the weekly mail of whom the token was mailed to, at once: what waits in the outbox for them is not sent either.
 * However often it is asked for, also for an account that is gone.
 *
 * @throws NotFound for a token that is none of ours, or was sealed with a key that is no longer used.
 */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const buyer_id = buyerInToken(context, token);
  if (buyer_id === null) throw new NotFound(m.unsubscribe_wrong_link({}, messagesIn(context.locale)));
  await inTransaction(context, async (inside) => {
    if (await updateUnsubscribed(inside.db, buyer_id)) {
      await recordActivity(inside, { buyer_id, kind: "preferences_changed", listing_number: null });
    }
  });
}

/** Whether a token would let somebody go. */
export function isUnsubscribeToken(context: Context, token: string): boolean {
  return buyerInToken(context, token) !== null;
}
