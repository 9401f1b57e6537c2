import { type Context, runInTransaction } from "#domain/context.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type DeskListing, toDeskListing } from "../editing/desk-listing.ts";
import { type EditedListing, updateListingRow } from "../editing/editing-queries.ts";
import { openListing } from "../editing/find-desk-listing.ts";
import { insertChanges } from "../editing/history-queries.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";

/** Max listings that are confirmed at once. */
export const MAX_CONFIRMED = 100;

export interface Confirmed {
  /** The numbers of the listings that were confirmed. */
  confirmed: number[];
  /** The numbers of those that aren't active; only publishing confirms them. */
  skipped: number[];
}

/** Records at the desk that a listing is current. @throws Conflict if it isn't active; NotFound, NotAllowed */
export function confirmListing(context: Context, number: number): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const { row, staff } = await openListing(tx, number, "listing.publish");
    if (row.status !== "active") throw new Conflict(m.fresh_not_active({}, getMessageOptions(tx.locale)));
    const confirmed_at = await confirmAtDesk(tx, row, staff.id);
    return toDeskListing(tx, { ...row, confirmed_at }, staff);
  });
}

/**
 * Records at the desk that several listings are current.
 *
 * @throws NotFound if one of them doesn't exist or the user may not read it; NotAllowed
 */
export function confirmListings(context: Context, numbers: readonly number[]): Promise<Confirmed> {
  const result: Confirmed = { confirmed: [], skipped: [] };
  // Sorted, so that two calls lock in the same order and don't deadlock.
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  if (sorted.length === 0) throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
  return runInTransaction(context, async (tx) => {
    for (const number of sorted) {
      const { row, staff } = await openListing(tx, number, "listing.publish");
      if (row.status === "active") await confirmAtDesk(tx, row, staff.id);
      result[row.status === "active" ? "confirmed" : "skipped"].push(number);
    }
    return result;
  });
}

async function confirmAtDesk(context: Context, row: EditedListing, account_id: number): Promise<Date> {
  await recordListingEvent(context, "listing.confirmed", row);
  return recordConfirmation(context, row, account_id);
}

/** Stores that an active listing is current, and who confirmed it. */
export async function recordConfirmation(
  context: Context,
  { number, confirmed_at }: { number: number; confirmed_at: Date | null },
  account_id: number | null,
): Promise<Date> {
  const now = context.clock();
  await updateListingRow(context.db, number, { confirmed_at: now });
  await insertChanges(context.db, [
    {
      listing_number: number,
      account_id,
      field: "confirmed_at",
      changed_at: now,
      old_value: confirmed_at?.toISOString() ?? null,
      new_value: now.toISOString(),
    },
  ]);
  await notifyListingChange(context, number, "active");
  return now;
}
