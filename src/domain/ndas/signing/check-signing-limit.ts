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
 * Returns the seconds until a buyer who has signed ten agreements within 24 hours may sign again; null if they may sign
 * now. Call it in the transaction that signs, with the account locked, because concurrent calls count together.
 */
export async function findSigningWait({ db, clock }: Context, buyer_id: number): Promise<number | null> {
  const now = clock().getTime();
  const times = await selectSigningTimes(db, buyer_id, new Date(now - DAY_MS));
  const oldest = times[MAX_PER_DAY - 1];
  return oldest ? Math.ceil((oldest.getTime() + DAY_MS - now) / 1_000) : null;
}

/**
 * Rejects the request of a buyer who has reached the limit, and notifies the office of the listing that they wanted to
 * sign for.
 *
 * @throws TooMany
 */
export async function rejectSigning(
  context: Context,
  { buyer_id, listing_number, retry_after }: { buyer_id: number; listing_number: number; retry_after: number },
): Promise<never> {
  context.recordSecurityEvent?.("signing_limit_reached", buyer_id);
  const limit = { buyer_id, listing_number, count: MAX_PER_DAY };
  await runInTransaction(context, (tx) => enqueue(tx, "nda-limit-mail", limit));
  throw new TooMany(m.nda_too_many({ count: MAX_PER_DAY }, getMessageOptions(context.locale)), retry_after);
}
