import { type Context, runInTransaction } from "#domain/context.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { updateListingRow } from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { insertChanges } from "./history-queries.ts";
import { notifyListingChange } from "./notify-change.ts";
import { recordListingEvent } from "./record-listing-event.ts";

/** Adds a listing to the curated collection or removes it. Idempotent. @throws NotFound, NotAllowed */
export function curateListing(
  context: Context,
  { number, thropro }: { number: number; thropro: boolean },
): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const { row, staff } = await openListing(tx, number, "listing.curate");
    if (row.thropro !== thropro) {
      const now = tx.clock();
      await updateListingRow(tx.db, number, { thropro, updated_at: now });
      const change = { field: "thropro", old_value: String(row.thropro), new_value: String(thropro) };
      await insertChanges(tx.db, [{ listing_number: number, account_id: staff.id, ...change, changed_at: now }]);
      await recordListingEvent(tx, "listing.curated", row, { thropro });
      await notifyListingChange(tx, number, row.status);
    }
    return toDeskListing(tx, { ...row, thropro }, staff);
  });
}
