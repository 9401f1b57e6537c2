import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectSigningTimes } from "../nda-queries.ts";

const DAY_MS = 86_400_000;

/** More than anyone compares in a day, and too few to collect the confidential details of the whole network. */
const MAX_PER_DAY = 10;

/** @throws TooMany if the buyer has signed ten agreements within 24 hours. */
export async function checkSigningLimit({ db, clock, locale, log }: Context, buyer_id: number): Promise<void> {
  const now = clock().getTime();
  const times = await selectSigningTimes(db, buyer_id, new Date(now - DAY_MS));
  const oldest = times[MAX_PER_DAY - 1];
  if (!oldest) return;
  log.warn({ buyer_id }, "a buyer has reached the daily limit of signatures");
  const retry_after = Math.ceil((oldest.getTime() + DAY_MS - now) / 1_000);
  throw new TooMany(m.nda_too_many({ count: MAX_PER_DAY }, getMessageOptions(locale)), retry_after);
}
