import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { describeSearch } from "./describe-search.ts";
import { type SavedSearch, toSavedSearch } from "./saved-search.ts";
import {
  deletePendingFinds,
  deleteSearchRow,
  type SavedSearchRow,
  selectOwnSearch,
  updateSavedListingAlerts,
  updateSearch,
} from "./saved-search-queries.ts";
import { parseSavedFilters } from "./search-address.ts";

export const MAX_NAME_LENGTH = 120;

/** Omitted fields keep their values. An empty name is replaced by one made from the filters. */
export interface SearchChange {
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
  paused?: boolean | undefined;
}

/**
 * Finds a search of the signed-in buyer.
 *
 * @throws NotSignedIn; NotFound, also for another buyer's search
 */
export async function findOwnSearch(context: Context, id: string): Promise<SavedSearchRow> {
  const { id: buyer_id } = requireBuyer(context);
  const row = /^\d{1,9}$/.test(id) ? await selectOwnSearch(context.db, buyer_id, Number(id)) : undefined;
  if (!row) throw new NotFound(m.saved_search_not_found({}, getMessageOptions(context.locale)));
  return row;
}

/**
 * Renames or pauses a search of the signed-in buyer, or changes its frequency. A resumed search reports what changed
 * from then on. @throws NotSignedIn, NotFound; Invalid if the name is too long
 */
export function changeSearch(context: Context, id: string, change: SearchChange): Promise<SavedSearch> {
  return runInTransaction(context, async (tx) => {
    const row = await findOwnSearch(tx, id);
    const { name, frequency, paused } = change;
    const now = tx.clock();
    const isPaused = row.paused_at !== null;
    const isResuming = paused === false && isPaused;
    if (isResuming) await deletePendingFinds(tx.db, row.id);
    // Writes only what was changed, because a concurrent request may pause it.
    const after = {
      ...(frequency === undefined ? {} : { frequency }),
      ...(name === undefined ? {} : { name: getName(tx, row, name) }),
      ...(paused && !isPaused ? { paused_at: now } : {}),
      ...(isResuming ? { paused_at: null, since: now } : {}),
    };
    if (Object.keys(after).length > 0) await updateSearch(tx.db, row.id, after);
    return toSavedSearch({ ...row, ...after });
  });
}

function getName(context: Context, { query }: SavedSearchRow, typed: string): string {
  const options = getMessageOptions(context.locale);
  const name = toSingleLine(typed).trim();
  if (name.length > MAX_NAME_LENGTH) {
    throw new Invalid(m.field_check_marked({}, options), {
      name: [m.field_too_long({ limit: MAX_NAME_LENGTH }, options)],
    });
  }
  return name || describeSearch(parseSavedFilters(context, query), context);
}

/** Deletes a search of the signed-in buyer; does nothing if it is gone. @throws NotSignedIn */
export async function deleteSearch(context: Context, id: string): Promise<void> {
  const buyer = requireBuyer(context);
  if (/^\d{1,9}$/.test(id)) await deleteSearchRow(context.db, buyer.id, Number(id));
}

/** Turns alerts for saved listings on or off for the signed-in buyer. @throws NotSignedIn */
export async function setSavedListingAlerts(context: Context, wanted: boolean): Promise<void> {
  await updateSavedListingAlerts(context.db, requireBuyer(context).id, wanted);
}
