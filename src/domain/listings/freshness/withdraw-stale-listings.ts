import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { addDays } from "#lib/time/durations.ts";
import { insertEvent, updateListingRow } from "../editing/editing-queries.ts";
import { insertChanges } from "../editing/history-queries.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { NOTICE_DAYS } from "./freshness.ts";
import { lockActiveListing, selectEnded, setWithdrawn } from "./freshness-queries.ts";

/** Max listings per run. */
const MAX_WITHDRAWN = 500;

/**
 * Withdraws active listings not confirmed by the date in the last warning, provided the reminders were sent and the
 * warning is at least a week old. Republishing a listing confirms it. Safe to run in several processes.
 *
 * @returns the number of listings withdrawn.
 */
export async function withdrawStaleListings(context: Context): Promise<number> {
  const now = context.clock();
  let withdrawn = 0;
  for (const { listing_number } of await selectEnded(context.db, now, addDays(now, -NOTICE_DAYS), MAX_WITHDRAWN))
    if (await runInTransaction(context, (tx) => withdraw(tx, listing_number, now))) withdrawn += 1;
  return withdrawn;
}

async function withdraw(context: Context, number: number, now: Date): Promise<boolean> {
  const { db } = context;
  await lockActiveListing(db, number);
  // Someone may have confirmed it while this waited for the lock.
  const [warning] = await selectEnded(db, now, addDays(now, -NOTICE_DAYS), 1, number);
  if (!warning) return false;
  await setWithdrawn(db, warning.id, now);
  await updateListingRow(db, number, { status: "withdrawn", updated_at: now });
  const event = { listing_number: number, field: "status" as const, old_value: "active", new_value: "withdrawn" };
  await insertEvent(db, { ...event, happened_at: now });
  await insertChanges(db, [{ ...event, account_id: null, changed_at: now }]);
  await notifyListingChange(context, number, "withdrawn");
  const mail = { listing_number: number, withdrawn_at: now.toISOString(), account_id: null };
  await enqueue(context, "listing-withdrawn-mail", mail);
  return true;
}
