import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { saveDraft } from "./create-listing.ts";
import type { DeskListing } from "./desk-listing.ts";
import { openListing } from "./find-at-desk.ts";
import { requireOffice } from "./place-at-home.ts";

/** Max length of the original headline, leaving room for the word "copy". */
const MAX_NAME_LENGTH = 150;

/**
 * Creates a draft with the content of another listing except its photos, because no two businesses look the same.
 *
 * @throws NotFound, NotAllowed; Invalid if its agent has left
 */
export function duplicateListing(context: Context, number: number): Promise<DeskListing> {
  return inTransaction(context, async (inside) => {
    const { row, staff } = await openListing(inside, number, "listing.write");
    const name = m.desk_copy_of({ name: row.name.slice(0, MAX_NAME_LENGTH) }, messagesIn(inside.locale));
    await requireOffice(inside, row);
    return saveDraft(inside, staff, { ...row, name }, "listing.duplicated");
  });
}
