import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { saveDraft } from "./create-listing.ts";
import type { DeskListing } from "./desk-listing.ts";
import { openListing } from "./find-desk-listing.ts";
import { requireOffice } from "./require-office.ts";

/** Max length of the original headline, leaving room for the word "copy". */
const MAX_NAME_LENGTH = 150;

/**
 * Creates a draft with the content of another listing except its photos, because no two businesses look the same.
 *
 * @throws NotFound, NotAllowed; Invalid if its agent has left
 */
export function duplicateListing(context: Context, number: number): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const { row, staff } = await openListing(tx, number, "listing.write");
    const name = m.desk_copy_of({ name: row.name.slice(0, MAX_NAME_LENGTH) }, getMessageOptions(tx.locale));
    await requireOffice(tx, row);
    return saveDraft(tx, staff, { ...row, name }, "listing.duplicated");
  });
}
