import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { endAlerts } from "#domain/buyers/alerts/mails/end-alerts.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { leavingIn, type Mailing } from "#domain/outbox/unsubscribe-token.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { updateUnsubscribed } from "./digest-email-queries.ts";

/**
 * Lets whom the token was mailed to leave its mailing, at once: what waits in the outbox for them of it is not sent
 * either. However often it is asked for, also for an account that is gone. Answers which mailing it was.
 *
 * @throws NotFound for a token that is none of ours, or was sealed with a key that is no longer used.
 */
export async function unsubscribe(context: Context, token: string): Promise<Mailing> {
  const leaving = leavingIn(context, token);
  if (!leaving) throw new NotFound(m.unsubscribe_wrong_link({}, messagesIn(context.locale)));
  const { buyer_id, mailing } = leaving;
  await inTransaction(context, async (inside) => {
    if (mailing !== "digest") return endAlerts(inside, { buyer_id, frequency: mailing });
    if (await updateUnsubscribed(inside.db, buyer_id)) {
      await recordActivity(inside, { buyer_id, kind: "preferences_changed", listing_number: null });
    }
  });
  return mailing;
}
