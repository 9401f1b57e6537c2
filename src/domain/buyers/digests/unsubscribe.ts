import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { endAlerts } from "#domain/buyers/alerts/mails/end-alerts.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { type Mailing, parseUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { stopWeeklyEmail } from "./digest-email-queries.ts";

/**
 * Unsubscribes from the mailing of an emailed token immediately, including emails waiting in the outbox. Can be
 * repeated, also for a deleted account. Returns the mailing.
 *
 * @throws NotFound for an unknown token or one encrypted with a retired key.
 */
export async function unsubscribe(context: Context, token: string): Promise<Mailing> {
  const request = parseUnsubscribeToken(context, token);
  if (!request) throw new NotFound(m.unsubscribe_wrong_link({}, getMessageOptions(context.locale)));
  const { buyer_id, mailing } = request;
  await runInTransaction(context, async (tx) => {
    if (mailing !== "digest") return endAlerts(tx, { buyer_id, frequency: mailing });
    if (await stopWeeklyEmail(tx.db, buyer_id)) {
      await recordActivity(tx, { buyer_id, kind: "preferences_changed", listing_number: null });
    }
  });
  return mailing;
}
