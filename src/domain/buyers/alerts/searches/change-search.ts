import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, inTransaction, requireBuyer } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { oneLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { type SavedSearch, shownSearch } from "./saved-search.ts";
import {
  deletePendingFinds,
  deleteSearchRow,
  type SavedSearchRow,
  selectOwnSearch,
  updateSavedListingAlerts,
  updateSearch,
} from "./saved-search-queries.ts";
import { filtersIn } from "./search-address.ts";
import { searchInWords } from "./search-words.ts";

export const MAX_NAME_LENGTH = 120;

/** What is left out stays. An empty name is the one that its filters make. */
export interface SearchChange {
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
  paused?: boolean | undefined;
}

/** A search of the buyer who asks. @throws NotSignedIn; NotFound for another's, too. */
export async function findOwnSearch(context: Context, id: string): Promise<SavedSearchRow> {
  const { id: buyer_id } = requireBuyer(context);
  const row = /^\d{1,9}$/.test(id) ? await selectOwnSearch(context.db, buyer_id, Number(id)) : undefined;
  if (!row) throw new NotFound(m.saved_search_not_found({}, messagesIn(context.locale)));
  return row;
}

/**
 * Renames a search of the buyer who asks, pauses it, or changes how often they hear of it. One that goes on after a pause
 * tells of what has changed since. @throws NotSignedIn, NotFound; Invalid for a name that is too long
 */
export function changeSearch(context: Context, id: string, change: SearchChange): Promise<SavedSearch> {
  return inTransaction(context, async (inside) => {
    const row = await findOwnSearch(inside, id);
    const { name, frequency, paused } = change;
    const now = inside.clock();
    const isPaused = row.paused_at !== null;
    const goesOn = paused === false && isPaused;
    if (goesOn) await deletePendingFinds(inside.db, row.id);
    // What is not asked for is not written: somebody may pause it meanwhile.
    const after = {
      ...(frequency === undefined ? {} : { frequency }),
      ...(name === undefined ? {} : { name: getName(inside, row, name) }),
      ...(paused && !isPaused ? { paused_at: now } : {}),
      ...(goesOn ? { paused_at: null, since: now } : {}),
    };
    if (Object.keys(after).length > 0) await updateSearch(inside.db, row.id, after);
    return shownSearch({ ...row, ...after });
  });
}

function getName(context: Context, { query }: SavedSearchRow, typed: string): string {
  const options = messagesIn(context.locale);
  const name = oneLine(typed).trim();
  if (name.length > MAX_NAME_LENGTH) {
    throw new Invalid(m.field_check_marked({}, options), {
      name: [m.field_too_long({ limit: MAX_NAME_LENGTH }, options)],
    });
  }
  return name || searchInWords(filtersIn(context, query), context);
}

/** Keeps a search of the buyer who asks no longer, also one that is gone already. @throws NotSignedIn */
export async function deleteSearch(context: Context, id: string): Promise<void> {
  const buyer = requireBuyer(context);
  if (/^\d{1,9}$/.test(id)) await deleteSearchRow(context.db, buyer.id, Number(id));
}

/** Says whether the buyer who asks hears of what becomes of the listings they keep. @throws NotSignedIn */
export async function setSavedListingAlerts(context: Context, wanted: boolean): Promise<void> {
  await updateSavedListingAlerts(context.db, requireBuyer(context).id, wanted);
}
