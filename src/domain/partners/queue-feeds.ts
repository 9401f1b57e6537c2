import { randomUUID } from "node:crypto";
import { type Context, enqueue } from "#domain/context.ts";
import { selectPending } from "./delivery-queries.ts";
import { isFullFeedDue } from "./delivery-schedule.ts";
import { type PartnerRow, selectActivePartners, startFullFeed } from "./partner-queries.ts";
import { selectChangedListings } from "./received-queries.ts";

/** Queues a job for each active partner with something to send, and starts the nightly full feeds. */
export async function queueFeeds(context: Context): Promise<number> {
  let queued = 0;
  for (const partner of await selectActivePartners(context.db)) {
    if (!(await isDue(context, partner))) continue;
    await enqueue(context, "partner-feed", { partner_id: partner.id });
    queued += 1;
  }
  return queued;
}

async function isDue({ db, clock, edition }: Context, partner: PartnerRow): Promise<boolean> {
  const now = clock();
  const { id, full_id, full_started_at, sending_until } = partner;
  if (full_id === null && isFullFeedDue(full_started_at, now, edition.time_zone)) {
    await startFullFeed(db, id, randomUUID(), now);
    return true;
  }
  if (sending_until !== null && sending_until > now) return false;
  const pending = await selectPending(db, id);
  if (pending.length > 0) return pending.some(({ next_attempt_at }) => next_attempt_at <= now);
  return full_id !== null || (await selectChangedListings(db, partner, 1)).length > 0;
}
