import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { TooMany } from "#lib/errors.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { selectSigningTimes } from "../nda-queries.ts";

/**
 * More listings than anyone compares in a day, and too few to collect the confidential details of the whole network.
 */
const MAX_PER_DAY = 10;

/**
 * Rejects the request of a buyer who has signed ten agreements within 24 hours, and notifies the office of the listing
 * that they wanted to sign for.
 *
 * @throws TooMany
 */
export async function checkSigningLimit(context: Context, buyer_id: number, listing_number: number): Promise<void> {
  const { db, clock, locale } = context;
  const now = clock().getTime();
  const times = await selectSigningTimes(db, buyer_id, new Date(now - DAY_MS));
  const oldest = times[MAX_PER_DAY - 1];
  if (!oldest) return;
  context.recordSecurityEvent?.("signing_limit_reached", buyer_id);
  const limit = { buyer_id, listing_number, count: MAX_PER_DAY };
  await runInTransaction(context, (tx) => enqueue(tx, "nda-limit-mail", limit));
  const retry_after = Math.ceil((oldest.getTime() + DAY_MS - now) / 1_000);
  throw new TooMany(m.nda_too_many({ count: MAX_PER_DAY }, getMessageOptions(locale)), retry_after);
}
