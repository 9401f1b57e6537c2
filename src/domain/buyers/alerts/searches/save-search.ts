import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { describeSearch } from "./describe-search.ts";
import { MAX_SEARCHES, type SavedSearch, toSavedSearch } from "./saved-search.ts";
import { insertSearch, lockBuyerRow, selectSearchAt, selectSearchesFor } from "./saved-search-queries.ts";
import { parseSearchUrl } from "./search-address.ts";

/** The URL of a search page, and the alert frequency. */
export interface NewSearch {
  url: string;
  frequency: AlertFrequency;
}

/**
 * Saves a search for the signed-in buyer, with alerts from now on. A search that is already saved stays as it is.
 *
 * @throws NotSignedIn; Invalid if the URL isn't a search page's; Conflict if they have too many.
 */
export async function saveSearch(context: Context, { url, frequency }: NewSearch): Promise<SavedSearch> {
  const { id: buyer_id } = requireBuyer(context);
  const options = getMessageOptions(context.locale);
  const search = await parseSearchUrl(context, url);
  if (!search)
    throw new Invalid(m.field_check_marked({}, options), { url: [m.saved_search_wrong_address({}, options)] });
  const { path, query, scope, filters } = search;
  return runInTransaction(context, async (tx) => {
    // Serializes concurrent saves, so that the limit holds.
    await lockBuyerRow(tx.db, buyer_id);
    const stored = await selectSearchAt(tx.db, { buyer_id, path, query });
    if (stored) return toSavedSearch(stored);
    if ((await selectSearchesFor(tx.db, buyer_id)).length >= MAX_SEARCHES)
      throw new Conflict(m.saved_search_too_many({ limit: MAX_SEARCHES }, options));
    const now = tx.clock();
    const row = await insertSearch(tx.db, {
      buyer_id,
      path,
      query,
      frequency,
      name: describeSearch(filters, tx),
      office_id: scope.office_id ?? null,
      agent_id: scope.agent_id ?? null,
      thropro: scope.thropro ?? false,
      paused_at: null,
      since: now,
      created_at: now,
    });
    if (!row) throw new Error("The search was neither saved nor found.");
    return toSavedSearch(row);
  });
}
