import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, inTransaction, requireBuyer } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { MAX_SEARCHES, type SavedSearch, shownSearch } from "./saved-search.ts";
import { insertSearch, lockBuyerRow, selectSearchAt, selectSearchesFor } from "./saved-search-queries.ts";
import { searchAt } from "./search-address.ts";
import { searchInWords } from "./search-words.ts";

/** A search's page, as its address has it, and how often its finds are to be told. */
export interface NewSearch {
  url: string;
  frequency: AlertFrequency;
}

/**
 * Keeps a search for the buyer who asks; what it finds from now on is told. Kept already, it stays as it is.
 *
 * @throws NotSignedIn; Invalid where the address is no search's; Conflict when they keep too many.
 */
export async function saveSearch(context: Context, { url, frequency }: NewSearch): Promise<SavedSearch> {
  const { id: buyer_id } = requireBuyer(context);
  const options = messagesIn(context.locale);
  const search = await searchAt(context, url);
  if (!search)
    throw new Invalid(m.field_check_marked({}, options), { url: [m.saved_search_wrong_address({}, options)] });
  const { path, query, scope, filters } = search;
  return inTransaction(context, async (inside) => {
    // Of several at once, each counts those before it.
    await lockBuyerRow(inside.db, buyer_id);
    const stored = await selectSearchAt(inside.db, { buyer_id, path, query });
    if (stored) return shownSearch(stored);
    if ((await selectSearchesFor(inside.db, buyer_id)).length >= MAX_SEARCHES)
      throw new Conflict(m.saved_search_too_many({ limit: MAX_SEARCHES }, options));
    const now = inside.clock();
    const row = await insertSearch(inside.db, {
      buyer_id,
      path,
      query,
      frequency,
      name: searchInWords(filters, inside),
      office_id: scope.office_id ?? null,
      agent_id: scope.agent_id ?? null,
      thropro: scope.thropro ?? false,
      paused_at: null,
      since: now,
      created_at: now,
    });
    if (!row) throw new Error("A search that was not kept could not be.");
    return shownSearch(row);
  });
}
