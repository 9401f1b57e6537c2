import type { Context } from "#domain/context.ts";
import { cancelWaitingMails } from "#domain/outbox/outbox-queries.ts";
import { pauseSearches, updateSavedListingAlerts } from "../searches/saved-search-queries.ts";
import { getAlertKeyPrefix } from "./alert-email.ts";
import type { DueMail } from "./due-queries.ts";

/**
 * Ends a buyer's alerts of a frequency: pauses those searches, stops saved-listing alerts with the instant ones, and
 * withdraws emails waiting in the outbox. Call it in a transaction.
 */
export async function endAlerts({ db, clock }: Context, { buyer_id, frequency }: DueMail): Promise<void> {
  await cancelWaitingMails(db, getAlertKeyPrefix({ buyer_id, frequency }));
  await pauseSearches(db, { buyer_id, frequency, now: clock() });
  if (frequency === "instant") await updateSavedListingAlerts(db, buyer_id, false);
}
