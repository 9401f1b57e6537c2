import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { saveDraft } from "./create-listing.ts";
import type { DeskListing } from "./desk-listing.ts";
import { openListing } from "./find-at-desk.ts";
import { requireOffice } from "./place-at-home.ts";

/** How much of a headline the word "copy" leaves room for. */
const MAX_NAME_LENGTH = 150;

/**
 * Begins a draft with all that another listing says, its photos aside: two businesses never look the same.
 *
 * @throws NotFound, NotAllowed; Invalid where its agent has left
 */
export function duplicateListing(context: Context, number: number): Promise<DeskListing> {
  return inTransaction(context, async (inside) => {
    const { row, staff } = await openListing(inside, number, "listing.write");
    const name = m.desk_copy_of({ name: row.name.slice(0, MAX_NAME_LENGTH) }, messagesIn(inside.locale));
    await requireOffice(inside, row);
    return saveDraft(inside, staff, { ...row, name }, "listing.duplicated");
  });
}
