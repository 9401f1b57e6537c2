import { type Context, inTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { updateRow } from "./editing-queries.ts";
import { openListing } from "./find-at-desk.ts";
import { insertChanges } from "./history/history-queries.ts";
import { notifyListingChange } from "./notify-change.ts";

/** Adds a listing to the curated collection or removes it. Idempotent. @throws NotFound, NotAllowed */
export function curateListing(
  context: Context,
  { number, thropro }: { number: number; thropro: boolean },
): Promise<DeskListing> {
  return inTransaction(context, async (inside) => {
    const { row, staff } = await openListing(inside, number, "listing.curate");
    if (row.thropro !== thropro) {
      const now = inside.clock();
      await updateRow(inside.db, number, { thropro, updated_at: now });
      const told = { field: "thropro", old_value: String(row.thropro), new_value: String(thropro) };
      await insertChanges(inside.db, [{ listing_number: number, account_id: staff.id, ...told, changed_at: now }]);
      const subject = `listing ${number}`;
      await recordAuditEvent(inside, {
        action: "listing.curated",
        subject,
        office_id: row.office_id,
        details: { thropro },
      });
      await notifyListingChange(inside, number, row.status);
    }
    return toDeskListing(inside, { ...row, thropro }, staff);
  });
}
