import { type Context, runInTransaction } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { deleteDismissed, insertDismissed } from "../duplicates/duplicate-queries.ts";
import { selectEditedListing } from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { recordListingEvent } from "./record-listing-event.ts";
import { type ListingMarket, showMarket } from "./show-market.ts";

/** Whether another listing that looks alike is a different business. */
export interface Dismissal {
  number: number;
  other: number;
  is_dismissed: boolean;
}

/**
 * Records that a listing that looks alike is a different business, or takes that back. It counts for the other listing
 * too if the user may edit both; another office decides for itself. Idempotent.
 *
 * @throws NotFound, NotAllowed
 */
export function dismissDuplicate(context: Context, { number, other, is_dismissed }: Dismissal): Promise<ListingMarket> {
  return runInTransaction(context, async (tx) => {
    const { row, staff } = await openListing(tx, number, "listing.write");
    const before = (await showMarket(tx, number)).duplicates.find((one) => one.number === other);
    if (!before) throw new NotFound(listingNotFound({}, getMessageOptions(tx.locale)));
    if (before.is_dismissed !== is_dismissed) {
      const otherRow = await selectEditedListing(tx.db, other, false);
      const pairs: [number, number][] = [[number, other]];
      if (otherRow && isAllowed(staff, "listing.write", otherRow)) pairs.push([other, number]);
      await store(tx, pairs, is_dismissed);
      const action = is_dismissed ? "listing.duplicate_dismissed" : "listing.duplicate_restored";
      await recordListingEvent(tx, action, row, { other });
    }
    return showMarket(tx, number);
  });
}

async function store({ db, clock }: Context, pairs: readonly [number, number][], is_dismissed: boolean): Promise<void> {
  const dismissed_at = clock();
  if (is_dismissed) {
    const rows = pairs.map(([listing_number, other_number]) => ({ listing_number, other_number, dismissed_at }));
    await insertDismissed(db, rows);
  } else for (const [number, other] of pairs) await deleteDismissed(db, number, other);
}
